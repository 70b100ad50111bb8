// Small PNGs: a screenshot with at most 256 colours, each pixel the nearest of those that occur most. Text and flat colours stay
// as they are to the eye, in about a third of the bytes. https://www.w3.org/TR/png-3/
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLOURS = 256;

/** The pixels of a PNG of 8 bits a channel, RGB or RGBA, not interlaced, as browsers write it: one number 0xrrggbb each. */
export function decode(file) {
  const data = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = SIGNATURE.length; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') {
      [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
      channels = { 2: 3, 6: 4 }[body[9]] ?? 0;
      if (body[8] !== 8 || !channels || body[12]) throw new Error('a PNG of another kind');
    } else if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  const lines = unfiltered(inflateSync(Buffer.concat(data)), width * channels, height, channels);
  const pixels = new Uint32Array(width * height);
  for (let at = 0; at < pixels.length; at++) pixels[at] = lines.readUIntBE(at * channels, 3);
  return { width, height, pixels };
}

/** Takes back what each line's filter did (section 9 of the standard). */
function unfiltered(raw, stride, height, channels) {
  const out = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)];
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x < channels ? 0 : out[at - channels];
      const up = y ? out[at - stride] : 0;
      const corner = y && x >= channels ? out[at - stride - channels] : 0;
      const predicted = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[at] = raw[y * (stride + 1) + 1 + x] + predicted;
    }
  }
  return out;
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [left, up, corner].map((one) => Math.abs(guess - one));
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** The colours that occur most, most of all first. */
function palette(pixels) {
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([colour]) => colour)
    .slice(0, COLOURS);
}

function distance(a, b) {
  const [red, green, blue] = [16, 8, 0].map((shift) => ((a >> shift) & 255) - ((b >> shift) & 255));
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

/** A PNG with a palette. */
export function encode({ width, height, pixels }) {
  const colours = palette(pixels);
  const index = new Map(colours.map((colour, at) => [colour, at]));
  const nearest = (colour) => {
    let best = 0;
    for (let at = 1; at < colours.length; at++)
      if (distance(colour, colours[at]) < distance(colour, colours[best])) best = at;
    index.set(colour, best);
    return best;
  };
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = pixels[y * width + x];
      lines[y * (width + 1) + 1 + x] = index.get(colour) ?? nearest(colour);
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const body = deflateSync(lines, { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, body) {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, 'latin1');
  body.copy(out, 8);
  out.writeUInt32BE(crc32(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}
