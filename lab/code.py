"""LLVM code: dropping what is not reached, optimising, and emitting for a target."""

from __future__ import annotations

import llvmlite.binding as llvm

OPTIMISATION = 3
LONG_AND_OFTEN_CALLED = "next_block"
"""The kernel that stays a function: it would be copied to every draw. All others become one with what
calls them, since their arguments, dozens of arrays, cost more than what they do."""


def drop_unused(module: llvm.ModuleRef, public: str) -> None:
    """Keep one function public, and drop all that it does not reach."""
    for value in [*module.functions, *module.global_variables]:
        if value.name != public and not value.is_declaration:
            value.linkage = llvm.Linkage.internal
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    machine = llvm.Target.from_default_triple().create_target_machine()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options()))


def object_code(code: str, machine: llvm.TargetMachine, public: str) -> bytes:
    """Plain LLVM code as an object file for a target, optimised for it."""
    module = llvm.parse_assembly(code)
    module.triple = machine.triple
    module.data_layout = str(machine.target_data)
    for function in module.functions:
        if function.name != public and not function.is_declaration:
            long = LONG_AND_OFTEN_CALLED in function.name
            function.add_function_attribute("noinline" if long else "alwaysinline")
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=OPTIMISATION)
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))
