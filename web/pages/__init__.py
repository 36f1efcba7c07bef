"""Pages beside the stage: paytable, rules, menu. Trees of text; `bridge/page.js` makes them elements."""
