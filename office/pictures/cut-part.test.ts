import { expect, test } from 'vitest';
import { corners, middlePart, movedPart, pulledPart, scaledPart } from './cut-part.ts';

const wide = { width: 3000, height: 1500 };
const square = middlePart(wide, 1);

test('the default crop with a ratio is as large as possible', () => {
  expect(square).toEqual({ left: 0.25, top: 0, width: 0.5, height: 1 });
  expect(middlePart({ width: 1500, height: 3000 }, 1)).toEqual({ left: 0, top: 0.25, width: 1, height: 0.5 });
  expect(middlePart(wide, 3)).toMatchObject({ left: 0, width: 1, height: expect.closeTo(2 / 3, 5) });
  expect(middlePart(wide, null)).toEqual({ left: 0, top: 0, width: 1, height: 1 });
});

test('a crop stays within the picture when moved', () => {
  expect(movedPart(square, 0.1, 0.1)).toEqual({ ...square, left: 0.35 });
  expect(movedPart(square, -9, 0)).toEqual({ ...square, left: 0 });
  expect(movedPart(square, 9, 0)).toEqual({ ...square, left: 0.5 });
});

test('scaling a crop keeps its shape, within the picture and above the minimum size', () => {
  const small = scaledPart(square, 0.5);
  expect(small).toEqual({ left: 0.375, top: 0.25, width: 0.25, height: 0.5 });
  expect(scaledPart(small, 9)).toEqual(square);
  expect(scaledPart(small, 0.001)).toMatchObject({
    width: expect.closeTo(0.1, 5),
    height: expect.closeTo(0.2, 5),
  });
});

test.each(corners)('dragging a corner keeps the opposite one fixed: %o', (corner) => {
  const part = { left: 0.3, top: 0.2, width: 0.3, height: 0.6 };
  const across = (each: typeof part) => [
    corner.isRight ? each.left : each.left + each.width,
    corner.isLow ? each.top : each.top + each.height,
  ];
  for (const point of [
    { x: 0.5, y: 0.5 },
    { x: -3, y: 7 },
    { x: 1, y: 1 },
    { x: 0, y: 0 },
  ])
    for (const isShaped of [true, false]) {
      const pulled = pulledPart(part, corner, point, isShaped);
      across(pulled).forEach((place, at) => expect(place).toBeCloseTo(across(part)[at] ?? 0, 5));
      expect(pulled.left).toBeGreaterThanOrEqual(-1e-9);
      expect(pulled.top + pulled.height).toBeLessThanOrEqual(1 + 1e-9);
      expect(Math.min(pulled.width, pulled.height)).toBeGreaterThan(0.04);
      const shape = isShaped ? pulled.height / pulled.width : 2;
      expect(shape).toBeCloseTo(2, 5);
    }
});

test('a crop has four different corners, clockwise from the top left', () => {
  expect(
    corners.map(({ isRight, isLow }) => `${isLow ? 'bottom' : 'top'} ${isRight ? 'right' : 'left'}`),
  ).toEqual(['top left', 'top right', 'bottom right', 'bottom left']);
});
