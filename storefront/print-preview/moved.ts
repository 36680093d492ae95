import type { Placement, Point } from '#rules/print-area.ts';

interface Shape {
  /** Width divided by height of the area. */
  area: number;
  /** The area’s real width; null if unknown. */
  widthMm: number | null;
}

/** How much a press makes artwork larger, and by how many degrees it turns it. */
export const steps = { size: 1.05, turn: 5, tool: { size: 1.15, turn: 15 } } as const;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Turns artwork within -180 and 180 degrees. */
export const turned = (placement: Placement, by: number): Placement => {
  const turn = placement.turn + by;
  return { ...placement, turn: turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn };
};

/** Returns artwork after a key: arrows move it by a millimeter (with Shift ten), + and - resize it, [ and ] turn it. */
export function movedByKey(placement: Placement, key: string, isFar: boolean, { area, widthMm }: Shape) {
  const arrow = arrows[key];
  if (arrow) {
    const by = (isFar ? 10 : 1) * (widthMm === null ? 0.01 : 1 / widthMm);
    return { ...placement, x: placement.x + arrow[0] * by, y: placement.y + arrow[1] * by * area };
  }
  if (key === '+' || key === '=') return { ...placement, width: placement.width * steps.size };
  if (key === '-' || key === '_') return { ...placement, width: placement.width / steps.size };
  if (key === '[' || key === '{') return turned(placement, -steps.turn);
  if (key === ']' || key === '}') return turned(placement, steps.turn);
  return null;
}

/** The pointers on artwork when a gesture began, in the area, and where the artwork was. */
export interface Gesture {
  placement: Placement;
  points: readonly Point[];
  /** Whether a corner is pulled, which resizes. */
  isCorner: boolean;
}

const between = ([x0, y0]: Point, [x1, y1]: Point, area: number): Point => [x1 - x0, (y1 - y0) / area];
const lengthOf = ([x, y]: Point): number => Math.hypot(x, y);
const angleOf = ([x, y]: Point): number => (Math.atan2(y, x) * 180) / Math.PI;

/** Returns artwork after a gesture: one pointer moves it or pulls a corner; two move, resize and turn it. */
export function movedByPointers(
  { placement, points, isCorner }: Gesture,
  now: readonly Point[],
  area: number,
): Placement {
  const [before, beforeToo] = points;
  const [after, afterToo] = now;
  if (!before || !after) return placement;
  if (isCorner) {
    const center: Point = [placement.x, placement.y];
    const grown =
      lengthOf(between(center, after, area)) / Math.max(0.01, lengthOf(between(center, before, area)));
    return { ...placement, width: placement.width * grown };
  }
  if (!beforeToo || !afterToo)
    return { ...placement, x: placement.x + after[0] - before[0], y: placement.y + after[1] - before[1] };
  const [old, next] = [between(before, beforeToo, area), between(after, afterToo, area)];
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const [from, to] = [middle(before, beforeToo), middle(after, afterToo)];
  return turned(
    {
      ...placement,
      x: placement.x + to[0] - from[0],
      y: placement.y + to[1] - from[1],
      width: (placement.width * lengthOf(next)) / Math.max(0.01, lengthOf(old)),
    },
    ((angleOf(next) - angleOf(old) + 540) % 360) - 180,
  );
}
