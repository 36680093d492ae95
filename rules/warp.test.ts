import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PrintArea } from './print-area.ts';
import { type Pixels, printOnPicture } from './warp.ts';

/** Draws pixels by a function of column and row. */
function drawn(width: number, height: number, colorAt: (x: number, y: number) => number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set(colorAt(x, y), (y * width + x) * 4);
  return { data, width, height };
}
const plain = (value: number, side = 100) => drawn(side, side, () => [value, value, value, 255]);
const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];
const area: PrintArea = {
  corners: [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.8, 0.8],
    [0.2, 0.8],
  ],
  sag: 0,
  widthMm: null,
  isEngraved: false,
};
const tilted: PrintArea = {
  ...area,
  corners: [
    [0.3, 0.2],
    [0.9, 0.35],
    [0.7, 0.9],
    [0.15, 0.6],
  ],
};
const whole = { x: 0.5, y: 0.5, width: 1, turn: 0 };
/** Red, green, blue and black quarters. */
const quarters = drawn(60, 60, (x, y) =>
  y < 30 ? (x < 30 ? [255, 0, 0, 255] : [0, 255, 0, 255]) : x < 30 ? [0, 0, 255, 255] : [0, 0, 0, 255],
);

describe('artwork on a picture', () => {
  test('artwork as large as a straight area is drawn as it is on even material', () => {
    const picture = plain(200);
    printOnPicture(picture, quarters, { area, placement: whole });
    expect(at(picture, 35, 35)).toEqual([255, 0, 0]);
    expect(at(picture, 65, 35)).toEqual([0, 255, 0]);
    expect(at(picture, 35, 65)).toEqual([0, 0, 255]);
    expect(at(picture, 65, 65)).toEqual([0, 0, 0]);
    expect(at(picture, 10, 50)).toEqual([200, 200, 200]);
    expect(at(picture, 85, 50)).toEqual([200, 200, 200]);
  });

  test('the corners of artwork land in the corners of a tilted area', () => {
    const picture = plain(200);
    const { corners } = tilted;
    const placement = { ...whole, width: 1 };
    // As high as the area, whose height differs from its width.
    const [long, high] = [
      Math.hypot(0.6, 0.15) + Math.hypot(0.55, 0.3),
      Math.hypot(0.15, 0.4) + Math.hypot(0.2, 0.55),
    ];
    const logo = drawn(100, Math.round((100 * high) / long), (x, y) => [
      x < 50 ? 255 : 0,
      y < 50 ? 255 : 0,
      90,
      255,
    ]);
    printOnPicture(picture, logo, { area: tilted, placement });
    const inside = (corner: number) => {
      const [x, y] = corners[corner]!;
      return at(
        picture,
        Math.round((x * 0.85 + 0.51 * 0.15) * 100),
        Math.round((y * 0.85 + 0.51 * 0.15) * 100),
      );
    };
    expect(
      [0, 1, 2, 3].map((corner) =>
        inside(corner)
          .slice(0, 2)
          .map((value) => value > 128),
      ),
    ).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [true, false],
    ]);
  });

  test('a turn by a quarter moves the upper left corner to the upper right', () => {
    const picture = plain(200);
    printOnPicture(picture, quarters, { area, placement: { ...whole, turn: 90 } });
    expect(at(picture, 65, 35)).toEqual([255, 0, 0]);
  });

  test('shadows of the material darken the ink', () => {
    const picture = drawn(100, 100, (x) => (x < 50 ? [200, 200, 200, 255] : [100, 100, 100, 255]));
    const white = drawn(20, 20, () => [230, 230, 230, 255]);
    printOnPicture(picture, white, { area, placement: whole });
    expect(at(picture, 30, 50)[0]).toBeGreaterThan(at(picture, 70, 50)[0]! + 50);
  });

  test('the picture stays as it is where artwork is transparent', () => {
    const picture = plain(120);
    printOnPicture(
      picture,
      drawn(20, 20, () => [255, 0, 0, 0]),
      { area, placement: whole },
    );
    expect(picture.data).toEqual(plain(120).data);
  });

  test('engraving darkens light material, and shows metal under a dark coating', () => {
    const logo = drawn(20, 20, () => [255, 0, 0, 255]);
    const [light, dark] = [plain(220), plain(40)];
    for (const picture of [light, dark])
      printOnPicture(picture, logo, { area: { ...area, isEngraved: true }, placement: whole });
    expect(at(light, 50, 50).every((value) => value < 140)).toBe(true);
    expect(at(dark, 50, 50).every((value) => value > 180)).toBe(true);
  });

  test('on round things the middle of the artwork is lower than its ends', () => {
    const picture = plain(200);
    const bar = drawn(60, 60, (_, y) => (y < 6 ? [0, 0, 0, 255] : [0, 0, 0, 0]));
    printOnPicture(picture, bar, { area: { ...area, sag: 0.1 }, placement: whole });
    const firstDark = (x: number) =>
      Array.from({ length: 100 }, (_, y) => at(picture, x, y)[0]!).findIndex((value) => value < 100);
    expect(firstDark(50) - firstDark(22)).toBeGreaterThan(5);
  });

  test.each([
    ['flat', area, whole, 'bfd424726637d946'],
    ['tilted, turned and small', tilted, { x: 0.4, y: 0.6, width: 0.5, turn: 33 }, '1dac3de442382e63'],
    ['round', { ...area, sag: 0.06 }, { ...whole, width: 0.8 }, 'f20dca275f088d14'],
    ['engraved', { ...area, isEngraved: true }, { ...whole, turn: -12 }, 'f4f30176c547f633'],
  ])('%s artwork has the same pixels in every engine', (_, place, placement, hash) => {
    const noise = (x: number, y: number) => ((x * 7919 + y * 104_729) % 61) + 120 - Math.abs(x - 60);
    const cloth = drawn(160, 160, (x, y) => [noise(x, y), noise(y, x), noise(x + 1, y), 255]);
    const logo = drawn(300, 200, (x, y) => [x % 256, y, (x * y) % 256, x % 40 < 20 ? 255 : (y * 3) % 256]);
    printOnPicture(cloth, logo, { area: place, placement });
    expect(createHash('sha256').update(cloth.data).digest('hex').slice(0, 16)).toBe(hash);
  });
});
