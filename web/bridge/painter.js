// Draws display lists: flat arrays of numbers, one record for each sprite, as `web/stage/display.py`
// writes them. Coordinates are units of the stage; `setView` says how they lie on the canvas.
import { raster } from "./rasters.js";

const RECORD = 10; // sprite, x, y, width, height, scale, rotation, alpha, light, name
const CLIP = 0;
const UNCLIP = 1;
const SIZES_KEPT = 6; // rasters of one sprite

export class Painter {
  constructor(canvas, artBase) {
    this.canvas = canvas;
    this.ctx = canvas.getContext("2d", { alpha: false });
    this.artBase = artBase;
    this.images = new Map();
    this.sprites = []; // descriptor by sprite number
    this.rasters = []; // by sprite number: Map of size to canvas
    this.backdrop = document.createElement("canvas");
    this.view = { scale: 1, dx: 0, dy: 0 };
    this.warming = 0;
  }

  // Loads pictures by name, and the fonts; resolves to the names that did not come.
  async load(names, fonts) {
    const missing = [];
    const picture = async (name) => {
      if (this.images.has(name)) return;
      const image = new Image();
      image.src = `${this.artBase}${name}.svg`;
      try {
        await image.decode();
        this.images.set(name, image);
      } catch {
        missing.push(name);
      }
    };
    await Promise.all([...names.map(picture), ...fonts.map((font) => document.fonts.load(font, "0×"))]);
    return missing.join(", ");
  }

  // Forgets the sprites of another scene; their pictures stay.
  reset() {
    clearTimeout(this.warming);
    this.sprites = [];
    this.rasters = [];
  }

  // `definitions`: [[number, descriptor], ...]; a number that is defined again is another sprite from now on.
  define(definitions) {
    for (const [number, sprite] of definitions) {
      this.sprites[number] = sprite;
      this.rasters[number] = new Map();
    }
  }

  setView(scale, dx, dy) {
    if (scale !== this.view.scale) this.rasters.forEach((kept) => kept.clear());
    this.view = { scale, dx, dy };
  }

  find(number, width, height) {
    const { scale } = this.view;
    const kept = this.rasters[number];
    const across = Math.round(width * scale);
    const down = Math.round(height * scale);
    const size = across * 65536 + down;
    let found = kept.get(size);
    if (!found) {
      found = raster(this.sprites[number], across, down, scale, this.images);
      if (!found) return null;
      if (kept.size >= SIZES_KEPT) kept.delete(kept.keys().next().value);
      kept.set(size, found);
    }
    return found;
  }

  // Rasterises sprites before they are needed, a few at a time, so that no frame has to wait for them.
  warm(wanted) {
    clearTimeout(this.warming);
    const step = () => {
      const end = performance.now() + 6;
      while (wanted.length && performance.now() < end) {
        const [number, width, height] = wanted.pop();
        if (this.sprites[number]) this.find(number, width, height);
      }
      if (wanted.length) this.warming = setTimeout(step, 12);
    };
    this.warming = setTimeout(step, 12);
  }

  paintBackdrop(list, count) {
    const { width, height } = this.canvas;
    this.backdrop.width = width;
    this.backdrop.height = height;
    const ctx = this.backdrop.getContext("2d", { alpha: false });
    this.draw(ctx, list, count);
  }

  paint(list, count) {
    this.ctx.setTransform(1, 0, 0, 1, 0, 0);
    this.ctx.globalAlpha = 1;
    this.ctx.drawImage(this.backdrop, 0, 0);
    this.draw(this.ctx, list, count);
  }

  clear() {
    this.ctx.setTransform(1, 0, 0, 1, 0, 0);
    this.ctx.fillStyle = "#000";
    this.ctx.fillRect(0, 0, this.canvas.width, this.canvas.height);
  }

  draw(ctx, list, count) {
    let clipped = false;
    let at = 0;
    while (at < count * RECORD) {
      const sprite = list[at];
      if (sprite === CLIP) {
        ctx.save();
        clipped = true;
        this.clip(ctx, list, at);
        at += RECORD;
      } else if (sprite === UNCLIP) {
        ctx.restore();
        clipped = false;
        at += RECORD;
      } else if (this.sprites[sprite].kind === "stroke") {
        at = this.stroke(ctx, list, at, count * RECORD);
      } else {
        this.sprite(ctx, list, at);
        at += RECORD;
      }
    }
    if (clipped) ctx.restore();
    ctx.globalAlpha = 1;
    ctx.globalCompositeOperation = "source-over";
  }

  clip(ctx, list, at) {
    const { scale, dx, dy } = this.view;
    const width = list[at + 3];
    const height = list[at + 4];
    ctx.beginPath();
    ctx.rect(
      Math.round((list[at + 1] - width / 2) * scale + dx),
      Math.round((list[at + 2] - height / 2) * scale + dy),
      Math.round(width * scale),
      Math.round(height * scale),
    );
    ctx.clip();
  }

  sprite(ctx, list, at) {
    const alpha = list[at + 7];
    const size = list[at + 5];
    if (alpha <= 0 || size <= 0) return;
    const { scale, dx, dy } = this.view;
    const x = list[at + 1] * scale + dx;
    const y = list[at + 2] * scale + dy;
    ctx.globalAlpha = alpha > 1 ? 1 : alpha;
    const blend = list[at + 8] ? "lighter" : "source-over";
    if (ctx.globalCompositeOperation !== blend) ctx.globalCompositeOperation = blend;
    const descriptor = this.sprites[list[at]];
    if (descriptor.kind === "rect") {
      const width = list[at + 3] * scale * size;
      const height = list[at + 4] * scale * size;
      ctx.fillStyle = descriptor.colour;
      ctx.fillRect(x - width / 2, y - height / 2, width, height);
      return;
    }
    const picture = this.find(list[at], list[at + 3], list[at + 4]);
    if (!picture) return;
    const turn = list[at + 6];
    if (size === 1 && turn === 0) {
      // Whole pixels: sharp at rest and the quickest way in motion.
      ctx.drawImage(picture, Math.round(x - picture.width / 2), Math.round(y - picture.height / 2));
      return;
    }
    const cos = Math.cos(turn) * size;
    const sin = Math.sin(turn) * size;
    ctx.setTransform(cos, sin, -sin, cos, x, y);
    ctx.drawImage(picture, -picture.width / 2, -picture.height / 2);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
  }

  // A run of records of one stroke is one path: from (x, y) to (width, height), which may go on from the
  // end of the last.
  stroke(ctx, list, start, end) {
    const { scale, dx, dy } = this.view;
    const number = list[start];
    let at = start;
    let lastX = NaN;
    let lastY = NaN;
    ctx.beginPath();
    for (; at < end && list[at] === number && list[at + 7] === list[start + 7]; at += RECORD) {
      const [x, y, toX, toY] = [list[at + 1], list[at + 2], list[at + 3], list[at + 4]];
      if (x !== lastX || y !== lastY) ctx.moveTo(x * scale + dx, y * scale + dy);
      ctx.lineTo(toX * scale + dx, toY * scale + dy);
      lastX = toX;
      lastY = toY;
    }
    ctx.lineCap = "round";
    ctx.lineJoin = "round";
    ctx.globalCompositeOperation = "source-over";
    for (const [width, colour] of this.sprites[number].layers) {
      ctx.globalAlpha = Math.min(1, list[start + 7]);
      ctx.lineWidth = width * scale;
      ctx.strokeStyle = colour;
      ctx.stroke();
    }
    return at;
  }
}
