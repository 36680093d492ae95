import { describe, expect, test } from 'vitest';
import { movedByKey, movedByPointers, turned } from './moved.ts';

const placement = { x: 0.5, y: 0.5, width: 0.5, turn: 0 };
const shape = { area: 2, widthMm: 200 };

describe('artwork moved by keys', () => {
  test('an arrow key moves artwork by a millimeter in both directions, with Shift by ten', () => {
    expect(movedByKey(placement, 'ArrowRight', false, shape)?.x).toBeCloseTo(0.505, 9);
    // The area is half as high as wide, so a millimeter is twice as much of its height.
    expect(movedByKey(placement, 'ArrowUp', true, shape)?.y).toBeCloseTo(0.4, 9);
  });

  test('an arrow key moves artwork by a hundredth if the size of the area is unknown', () => {
    expect(movedByKey(placement, 'ArrowLeft', false, { ...shape, widthMm: null })?.x).toBeCloseTo(0.49, 9);
  });

  test('plus and minus resize artwork, brackets turn it, and other keys do nothing', () => {
    const larger = movedByKey(placement, '+', false, shape)!;
    expect(movedByKey(larger, '-', false, shape)?.width).toBeCloseTo(0.5, 9);
    expect(movedByKey(placement, ']', false, shape)?.turn).toBe(5);
    expect(movedByKey(placement, '[', false, shape)?.turn).toBe(-5);
    expect(movedByKey(placement, 'Tab', false, shape)).toBeNull();
  });

  test('artwork turns on beyond a half turn', () => {
    expect(turned({ ...placement, turn: 178 }, 5).turn).toBe(-177);
    expect(turned({ ...placement, turn: -178 }, -5).turn).toBe(177);
  });
});

describe('artwork moved by pointers', () => {
  test('one pointer moves artwork', () => {
    const gesture = { placement, points: [[0.4, 0.4]] as const, isCorner: false };
    expect(movedByPointers(gesture, [[0.5, 0.3]], 1)).toMatchObject({ x: 0.6, y: 0.4, width: 0.5 });
  });

  test('a corner pulled away from the center makes artwork larger', () => {
    const gesture = { placement, points: [[0.75, 0.5]] as const, isCorner: true };
    expect(movedByPointers(gesture, [[1, 0.5]], 1).width).toBeCloseTo(1, 9);
  });

  test('two pointers resize and turn artwork', () => {
    const points = [
      [0.4, 0.5],
      [0.6, 0.5],
    ] as const;
    const now = [
      [0.5, 0.3],
      [0.5, 0.7],
    ] as const;
    const { x, width, turn } = movedByPointers({ placement, points, isCorner: false }, now, 1);
    expect([x, turn]).toEqual([0.5, 90]);
    expect(width).toBeCloseTo(1, 9);
  });
});
