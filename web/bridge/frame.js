// The one requestAnimationFrame chain of the stage, and everything that may change the canvas:
// its size, the device pixel ratio, the tab's visibility, the wish for reduced motion.
// `web/stage/browser.py` opens it; one crossing to Python a frame.
import { Painter } from "./painter.js";

// The exact size where the browser knows it; an emulated device pixel ratio is left out of it, and then
// the product is right.
function devicePixels(length, exact) {
  const product = Math.round(length * devicePixelRatio);
  return Math.abs(exact - product) <= 2 ? exact : product;
}

class Frame {
  constructor(canvas, artBase) {
    this.canvas = canvas;
    this.painter = new Painter(canvas, artBase);
    this.python = null; // {frame(time), resize(width, height), pause(), motion(reduced)}
    this.proxy = null;
    this.buffer = null;
    this.loop = 0; // the frame that is asked for, 0 for none
    this.pixels = { width: 0, height: 0 }; // of the canvas, in CSS pixels
    this.measured = 0; // device pixel ratio at the last measuring
    this.step = this.step.bind(this);
    this.stop = new AbortController();
  }

  // `values`: proxy of the Python array that every display list is written to.
  connect(values, frame, resize, pause, motion) {
    this.proxy = values;
    this.python = { frame, resize, pause, motion };
    const { signal } = this.stop;
    document.addEventListener("visibilitychange", () => this.pauseOrGoOn(), { signal });
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");
    reduced.addEventListener("change", () => motion(reduced.matches), { signal });
    motion(reduced.matches);
    this.observer = new ResizeObserver((entries) => this.measure(entries.at(-1)));
    try {
      this.observer.observe(this.canvas, { box: "device-pixel-content-box" });
    } catch {
      this.observer.observe(this.canvas);
    }
    this.watchRatio();
  }

  // A change of the device pixel ratio alone is seen by no ResizeObserver of CSS pixels.
  watchRatio() {
    this.ratio?.removeEventListener("change", this.onRatio);
    this.ratio = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    this.onRatio = () => {
      this.watchRatio();
      this.measure();
    };
    this.ratio.addEventListener("change", this.onRatio, { signal: this.stop.signal });
  }

  measure(entry) {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (!width || !height) return;
    const exact = entry?.devicePixelContentBoxSize?.[0];
    const across = devicePixels(width, exact?.inlineSize);
    const down = devicePixels(height, exact?.blockSize);
    if (this.canvas.width !== across) this.canvas.width = across;
    if (this.canvas.height !== down) this.canvas.height = down;
    this.pixels = { width, height };
    this.measured = devicePixelRatio;
    // Setting the size has emptied the canvas: paint before the browser shows it.
    this.paint(this.python.resize(width, height));
  }

  // Numbers of a display list, read where Python wrote them; a grown memory moves them.
  values() {
    if (!this.buffer || this.buffer.data.byteLength === 0) {
      this.buffer?.release();
      this.buffer = this.proxy.getBuffer("f32");
    }
    return this.buffer.data;
  }

  paint(count) {
    if (count > 0) this.painter.paint(this.values(), count);
  }

  wake() {
    if (!this.loop && !document.hidden) this.loop = requestAnimationFrame(this.step);
  }

  // Python answers with the number of records, negative when nothing moves any more.
  step(time) {
    this.loop = 0;
    if (this.measured !== devicePixelRatio) this.measure();
    const count = this.python.frame(time);
    this.paint(Math.abs(count));
    if (count > 0) this.wake();
  }

  pauseOrGoOn() {
    cancelAnimationFrame(this.loop);
    this.loop = 0;
    this.python.pause();
    this.wake();
  }

  view(scale, dx, dy) {
    const x = this.canvas.width / this.pixels.width;
    const y = this.canvas.height / this.pixels.height;
    this.painter.setView(scale * x, dx * x, dy * y);
  }

  backdrop(count) {
    this.painter.paintBackdrop(this.values(), count);
  }

  reset() {
    this.painter.reset();
  }

  define(json) {
    this.painter.define(JSON.parse(json));
  }

  warm(json) {
    this.painter.warm(JSON.parse(json));
  }

  load(json) {
    const { pictures, fonts } = JSON.parse(json);
    return this.painter.load(pictures, fonts);
  }

  // Width in CSS pixels of a text as painted; what tests and tools read.
  textWidth(number, width, height) {
    const picture = this.painter.find(number, width, height);
    return (picture.width * this.pixels.width) / this.canvas.width;
  }

  clear() {
    cancelAnimationFrame(this.loop);
    this.loop = 0;
    this.painter.clear();
  }

  close() {
    this.clear();
    this.stop.abort();
    this.observer.disconnect();
    this.buffer?.release();
    this.buffer = null;
  }
}

export const open = (canvas, artBase) => new Frame(canvas, artBase);
