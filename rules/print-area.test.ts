import { describe, expect, test } from 'vitest';
import { areaMap, areaRatio, centered, isUsableArea, placedCorners, placedInside } from './print-area.ts';

const corners = [
  [0.3, 0.2],
  [0.9, 0.35],
  [0.7, 0.9],
  [0.15, 0.6],
] as const;
const square = { artwork: 1, area: 1 };

describe('an area of a picture', () => {
  test('a print area maps 0 and 1 to its corners', () => {
    const { inPicture } = areaMap({ corners, sag: 0.1 });
    const found = [inPicture(0, 0), inPicture(1, 0), inPicture(1, 1), inPicture(0, 1)];
    found.forEach((point, at) => {
      expect(point[0]).toBeCloseTo(corners[at]![0], 10);
      expect(point[1]).toBeCloseTo(corners[at]![1], 10);
    });
  });

  test('a point of the picture is found again in the area', () => {
    const { inPicture, inArea } = areaMap({ corners, sag: 0 });
    const [u, v] = inArea(...inPicture(0.3, 0.8));
    expect(u).toBeCloseTo(0.3, 10);
    expect(v).toBeCloseTo(0.8, 10);
  });

  test('the ratio of a print area is that of its sides in the picture', () => {
    const wide = [
      [0, 0],
      [1, 0],
      [1, 0.5],
      [0, 0.5],
    ] as const;
    expect(areaRatio({ corners: wide }, { width: 1000, height: 500 })).toBe(4);
  });

  test('corners that cross, or make no shape, are unusable', () => {
    const [a, b, c, d] = corners;
    expect(isUsableArea(corners)).toBe(true);
    expect(isUsableArea([b, a, c, d])).toBe(false);
    expect(isUsableArea([d, c, b, a])).toBe(false);
    expect(isUsableArea([a, a, a, a])).toBe(false);
  });
});

describe('placed artwork', () => {
  test('placed artwork is moved into its area', () => {
    expect(placedInside({ x: 0, y: 2, width: 0.5, turn: 0 }, square)).toEqual({
      x: 0.25,
      y: 0.75,
      width: 0.5,
      turn: 0,
    });
  });

  test('placed artwork shrinks until it fits, also turned', () => {
    expect(placedInside({ x: 0.5, y: 0.5, width: 3, turn: 0 }, square).width).toBe(1);
    expect(placedInside({ x: 0.5, y: 0.5, width: 3, turn: 45 }, square).width).toBeCloseTo(Math.SQRT1_2, 6);
    expect(placedInside({ x: 0.5, y: 0.5, width: 1, turn: 0 }, { artwork: 0.5, area: 1 }).width).toBe(0.5);
  });

  test('placed artwork starts in the middle, as wide as three quarters of the area', () => {
    expect(centered(square)).toEqual({ x: 0.5, y: 0.5, width: 0.75, turn: 0 });
  });

  test('the corners of placed artwork follow its ratio and that of the area', () => {
    const placement = { x: 0.5, y: 0.5, width: 0.5, turn: 0 };
    expect(placedCorners(placement, { artwork: 2, area: 2 })).toEqual([
      [0.25, 0.25],
      [0.75, 0.25],
      [0.75, 0.75],
      [0.25, 0.75],
    ]);
  });
});
