// Pictures of long sequences: raster, pixels.
import { equal, fields, ok, refused, same } from '../assert.mjs';

export const tests = {
  'raster: the graph of a range has the points of the sequence'(api) {
    const request = { game: 'take:squares', n: 29, from: 24, to: 30, columns: 6, rows: 9 };
    const raster = api.raster(request);
    const { shades, ...frame } = raster;
    fields(raster, ['from', 'width', 'columns', 'base', 'step', 'rows', 'least', 'most', 'shades'], 'raster');
    same(frame, { from: 24, width: 1, columns: 6, base: 2, step: 1, rows: 4, least: 2, most: 5 });
    ok(shades instanceof Uint8Array, 'shades');
    // 2 3 2 3 4 5
    same(shades, [
      ...[255, 0, 255, 0, 0, 0],
      ...[0, 255, 0, 255, 0, 0],
      ...[0, 0, 0, 0, 255, 0],
      ...[0, 0, 0, 0, 0, 255],
    ]);
    const far = api.raster({ game: 'nim', n: 10_000_000, from: 0, to: 10_000_001, columns: 800, rows: 400 });
    same([far.width, far.columns, far.step, far.most], [8192, 1221, 32_768, 10_000_000]);
    equal(far.shades.length, far.columns * far.rows, 'cells');
    // Coins start at 1.
    equal(api.raster({ ...request, game: 'nim', n: 40, to: 41 }).most, 40, 'n');
    equal(api.raster({ ...request, game: 'nim', n: 30, to: 31 }).most, 30, 'smaller n');
    equal(api.raster({ game: 'coins:ruler', n: 8, from: 1, to: 9, columns: 1, rows: 9 }).least, 1, 'coins');
    for (const [wrong, field] of [
      [{ from: 30 }, 'from'],
      [{ from: 5, to: 5 }, 'to'],
      [{ to: 31 }, 'to'],
      [{ n: 20_000_001 }, 'n'],
      [{ columns: 0 }, 'columns'],
      [{ columns: 20_000 }, 'columns'],
      [{ rows: 2 ** 22 }, 'rows'],
      [{ game: 'coins:ruler', from: 0, to: 3, n: 8 }, 'from'],
    ]) {
      refused(() => api.raster({ ...request, ...wrong }), 'out-of-range', field, JSON.stringify(wrong));
    }
  },

  'pixels: cells have the mean colours of their heaps'(api) {
    const request = { game: 'take:squares', from: 0, to: 4, per: 1, palette: [0xff8000, 0x000100] };
    const drawn = api.pixels(request);
    ok(drawn instanceof Uint8ClampedArray, 'what ImageData takes');
    same(drawn, [...[255, 128, 0, 255], ...[0, 1, 0, 255], ...[255, 128, 0, 255], ...[0, 1, 0, 255]]);
    same(
      api.pixels({ ...request, palette: Uint32Array.of(0xff8000, 0x000100), per: 2 }).slice(0, 4),
      [128, 65, 0, 255],
    );
    // g(4) = 2, whose lowest digit is 0.
    same(api.pixels({ ...request, from: 4, to: 5, bit: 0 }), [255, 128, 0, 255]);
    same(api.pixels({ ...request, from: 4, to: 5, bit: '1' }), [0, 1, 0, 255]);
    refused(() => api.pixels({ ...request, per: 8193 }), 'out-of-range', 'per');
    refused(() => api.pixels({ ...request, bit: 32 }), 'out-of-range', 'bit');
    refused(() => api.pixels({ ...request, to: 20_000_001 }), 'out-of-range', 'to');
    refused(() => api.pixels({ ...request, palette: [] }), 'out-of-range', 'palette');
    refused(() => api.pixels({ ...request, palette: [1.5] }), 'out-of-range', 'palette');
    refused(() => api.pixels({ ...request, palette: ['1'] }), 'wrong-type', 'palette');
    refused(() => api.pixels({ ...request, palette: undefined }), 'missing', 'palette');
  },
};
