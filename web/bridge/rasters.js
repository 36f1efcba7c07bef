// Rasterises what a sprite is made of (a picture, a text, a panel, a glow) to an off-screen canvas,
// once per size in device pixels. Descriptors come from `web/stage/sprites.py`.

const BLUR_REACH = 0.26; // of the height, up and down
const LONGEST_PLATE = 40; // times the text's height, against a runaway text

function sheet(width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return [canvas, canvas.getContext("2d")];
}

function downwards(ctx, colours, top, bottom) {
  const fill = ctx.createLinearGradient(0, top, 0, bottom);
  colours.forEach((colour, i) => fill.addColorStop(i / Math.max(1, colours.length - 1), colour));
  return fill;
}

// `slice` takes a part of the picture (in its own units); the part fills the sprite.
function drawPicture(ctx, sprite, image, x, y, width, height) {
  if (sprite.slice) {
    const [left, top, across, down] = sprite.slice;
    const sx = width / across;
    const sy = height / down;
    ctx.save();
    ctx.beginPath();
    ctx.rect(x, y, width, height);
    ctx.clip();
    ctx.drawImage(image, x - left * sx, y - top * sy, image.naturalWidth * sx, image.naturalHeight * sy);
    ctx.restore();
  } else {
    ctx.drawImage(image, x, y, width, height);
  }
}

// A picture streaked along the direction in which reels run: the mean of itself moved up and down, again
// and again by half as much.
function blurred(picture) {
  const reach = Math.round(picture.height * BLUR_REACH);
  const height = picture.height + 2 * reach;
  let [from, ctx] = sheet(picture.width, height);
  ctx.drawImage(picture, 0, reach);
  for (let shift = reach / 2; shift >= 0.5; shift /= 2) {
    const [to, mean] = sheet(picture.width, height);
    mean.globalAlpha = 0.5;
    mean.globalCompositeOperation = "lighter";
    mean.drawImage(from, 0, shift);
    mean.drawImage(from, 0, -shift);
    from = to;
  }
  return from;
}

function tinted(picture, colour) {
  const [canvas, ctx] = sheet(picture.width, picture.height);
  ctx.drawImage(picture, 0, 0);
  ctx.globalCompositeOperation = "source-in";
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function rasterPicture(sprite, width, height, images) {
  let [canvas, ctx] = sheet(width, height);
  drawPicture(ctx, sprite, images.get(sprite.picture), 0, 0, canvas.width, canvas.height);
  if (sprite.label) {
    const [text, style, x, y, size] = sprite.label;
    const label = rasterText({ text, style }, size * height, 0);
    ctx.drawImage(label, x * width - label.width / 2, y * height - label.height / 2);
  }
  if (sprite.tint) canvas = tinted(canvas, sprite.tint);
  return sprite.blur ? blurred(canvas) : canvas;
}

// Digits stand in cells of one width, so that a figure that counts does not shake.
function textPieces(ctx, text) {
  const digit = Math.max(...[..."0123456789"].map((each) => ctx.measureText(each).width));
  let x = 0;
  const pieces = (text.match(/\d|\D+/g) ?? []).map((piece) => {
    const own = ctx.measureText(piece).width;
    const room = /\d/.test(piece) ? digit : own;
    const placed = [piece, x + (room - own) / 2];
    x += room;
    return placed;
  });
  return [pieces, x];
}

function drawPlate(ctx, plate, width, height, size) {
  const line = Math.max(1.5, size * 0.05);
  const inset = size * 0.1 + line / 2;
  ctx.beginPath();
  ctx.roundRect(inset, inset, width - 2 * inset, height - 2 * inset, (height - 2 * inset) * (plate.round ?? 0.5));
  ctx.shadowColor = plate.shadow ?? "rgba(0,0,0,0.6)";
  ctx.shadowBlur = size * 0.16;
  ctx.fillStyle = downwards(ctx, plate.fill, inset, height - inset);
  ctx.fill();
  ctx.shadowColor = "transparent";
  ctx.lineWidth = line;
  ctx.strokeStyle = plate.border;
  ctx.stroke();
}

// `size` is the font size and `room` the greatest width (0: any), both in device pixels.
export function rasterText({ text, style }, size, room) {
  const [, probe] = sheet(1, 1);
  const font = (px) => `${style.weight} ${px}px ${style.font}`;
  probe.font = font(size);
  const outline = style.outline_width * 2;
  const side = style.plate ? style.plate.pad : style.outline_width + 0.12;
  const natural = textPieces(probe, text)[1] + 2 * side * size;
  const px = room > 0 && natural > room ? (size * room) / natural : size;
  probe.font = font(px);
  const [pieces, across] = textPieces(probe, text);
  const width = Math.min(across + 2 * side * px, LONGEST_PLATE * px);
  const height = px * (style.plate ? 1.7 : 1.5);
  const [canvas, ctx] = sheet(width, height);
  if (style.plate) drawPlate(ctx, style.plate, canvas.width, canvas.height, px);
  ctx.font = font(px);
  ctx.textBaseline = "alphabetic";
  ctx.lineJoin = "round";
  const baseline = canvas.height / 2 + px * 0.35;
  const draw = (how) => pieces.forEach(([piece, x]) => ctx[how](piece, side * px + x, baseline));
  if (style.outline) {
    ctx.strokeStyle = style.outline;
    ctx.lineWidth = outline * px;
    draw("strokeText");
    // The weight of the letters lies below: a second outline, a little lower.
    ctx.translate(0, px * 0.05);
    draw("strokeText");
    ctx.translate(0, -px * 0.05);
  }
  ctx.fillStyle = downwards(ctx, style.fill, baseline - px * 0.74, baseline + px * 0.05);
  draw("fillText");
  return canvas;
}

function rasterPanel(sprite, width, height, scale) {
  const [canvas, ctx] = sheet(width, height);
  const line = sprite.line * scale;
  const inset = line / 2;
  ctx.beginPath();
  ctx.roundRect(inset, inset, canvas.width - line, canvas.height - line, sprite.radius * scale);
  ctx.fillStyle = downwards(ctx, sprite.fill, 0, canvas.height);
  ctx.fill();
  if (line) {
    ctx.lineWidth = line;
    ctx.strokeStyle = sprite.border;
    ctx.stroke();
  }
  return canvas;
}

function rasterGlow(sprite, width, height) {
  const [canvas, ctx] = sheet(width, height);
  ctx.scale(canvas.width / 2, canvas.height / 2);
  const glow = ctx.createRadialGradient(1, 1, 0, 1, 1, 1);
  sprite.stops.forEach(([at, colour]) => glow.addColorStop(at, colour));
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, 2, 2);
  return canvas;
}

// Null while a picture has not arrived.
export function raster(sprite, width, height, scale, images) {
  if (sprite.kind === "text") return rasterText(sprite, height, width);
  if (sprite.kind === "panel") return rasterPanel(sprite, width, height, scale);
  if (sprite.kind === "glow") return rasterGlow(sprite, width, height);
  return images.has(sprite.picture) ? rasterPicture(sprite, width, height, images) : null;
}
