import { expect, test } from 'vitest';
import { measuringLines } from './measuring-lines.ts';

const picture = { width: 1200, height: 1200 };
const draw = (size: number) => {
  const [low, high] = [0.5 - size / 2, 0.5 + size / 2];
  const corners = [
    [low, low],
    [high, low],
    [high, high],
    [low, high],
  ] as const;
  const svg = measuringLines(
    { corners, sag: 0, widthMm: 300, isEngraved: false },
    { x: 0.5, y: 0.5, width: 1, turn: 0 },
    { ratios: { artwork: 1, area: 1 }, picture },
  )!;
  const lines = [...svg.matchAll(/<path d="(?<line>[^"]+)" stroke="#1d1a16" stroke-width="6"/gu)];
  const points = lines.flatMap(({ groups }) => [...groups!['line']!.matchAll(/-?[\d.]+/gu)].map(Number));
  const sizes = [...svg.matchAll(/<g transform="translate\((?<x>\S+) (?<y>\S+)\)/gu)].map(({ groups }) => [
    Number(groups!['x']),
    Number(groups!['y']),
  ]);
  return { points, sizes };
};

test.each([0.5, 0.98, 1])(
  'the measured lines and sizes of artwork are inside the picture if its area takes %d of that',
  (size) => {
    const { points, sizes } = draw(size);
    expect(points.length).toBeGreaterThan(0);
    expect(Math.min(...points)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...points)).toBeLessThanOrEqual(1200);
    expect(sizes).toHaveLength(2);
    for (const [x = -1, y = -1] of sizes) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1200 - 80);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(1200 - 25);
    }
  },
);
