import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PrintArea } from '#rules/print-area.ts';
import { drawOnPicture } from './artwork-process.ts';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
const area: PrintArea = {
  corners: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.75, 0.75],
    [0.25, 0.75],
  ],
  sag: 0,
  widthMm: null,
  isEngraved: false,
};
const colorAt = async (png: Uint8Array, left: number, top: number) => [
  ...(await sharp(png).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('artwork drawn on a server', () => {
  test('artwork lies where the customer put it, in the requested size', async () => {
    const png = await drawOnPicture({
      picture: await plain(400, 400, '#ccc'),
      artwork: await plain(100, 100, '#d01010'),
      area,
      placement: { x: 0.25, y: 0.25, width: 0.5, turn: 0 },
      width: 200,
    });
    const { width, format } = await sharp(png!).metadata();
    expect([width, format]).toEqual([200, 'png']);
    expect(await colorAt(png!, 60, 60)).toEqual([208, 16, 16]);
    expect(await colorAt(png!, 120, 120)).toEqual([204, 204, 204]);
  });

  test('artwork lies in the middle if it was never moved', async () => {
    const files = { picture: await plain(200, 200, '#ccc'), artwork: await plain(100, 50, '#d01010') };
    const png = await drawOnPicture({ ...files, area, placement: null, width: 200 });
    expect(await colorAt(png!, 100, 100)).toEqual([208, 16, 16]);
    expect(await colorAt(png!, 100, 60)).toEqual([204, 204, 204]);
  });

  test('artwork is measured beside it and from the top of its area, if the area’s width is known', async () => {
    const task = {
      picture: await plain(400, 400, '#ccc'),
      artwork: await plain(100, 100, '#d01010'),
      placement: { x: 0.5, y: 0.6, width: 0.4, turn: 0 },
      width: 400,
      isMeasured: true,
    };
    const draw = async (widthMm: number | null) =>
      (await drawOnPicture({ ...task, area: { ...area, widthMm } }))!;
    const [unknown, known] = [await draw(null), await draw(300)];
    const isPlain = async (png: Uint8Array, left: number, top: number) =>
      (await colorAt(png, left, top)).every((each) => each === 204);
    // Above the artwork, below it and on its right.
    for (const [left, top] of [
      [200, 140],
      [200, 267],
      [247, 220],
    ] as const) {
      expect(await isPlain(unknown, left, top)).toBe(true);
      expect(await isPlain(known, left, top)).toBe(false);
    }
    expect(await colorAt(known, 200, 220)).toEqual([208, 16, 16]);
  });

  test('artwork drawn on a server is nothing if a file can’t be read', async () => {
    const artwork = await plain(10, 10, '#000');
    const picture = Buffer.from('no picture');
    expect(await drawOnPicture({ picture, artwork, area, placement: null, width: 200 })).toBeNull();
  });
});
