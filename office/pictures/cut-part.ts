/** A crop, as fractions of the picture's width and height. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The smallest fraction: smaller crops are useless and hard to drag. */
const minPart = 0.1;

const within = (value: number, max: number) => Math.max(0, Math.min(max, value));

/** Returns the largest centered crop of the ratio (width by height). Null returns the whole picture. */
export function middlePart(size: Size, ratio: number | null): Crop {
  if (ratio === null) return { left: 0, top: 0, width: 1, height: 1 };
  const width = Math.min(1, (size.height * ratio) / size.width);
  const height = Math.min(1, size.width / ratio / size.height);
  return { left: (1 - width) / 2, top: (1 - height) / 2, width, height };
}

/** Moves the crop within the picture. */
export const movedPart = (part: Crop, right: number, down: number): Crop => ({
  ...part,
  left: within(part.left + right, 1 - part.width),
  top: within(part.top + down, 1 - part.height),
});

/** Scales the crop around its center. */
export function scaledPart(part: Crop, by: number): Crop {
  const max = Math.min(1 / part.width, 1 / part.height);
  const factor = Math.min(max, Math.max(by, minPart / Math.min(part.width, part.height)));
  const [width, height] = [part.width * factor, part.height * factor];
  return {
    width,
    height,
    left: within(part.left + (part.width - width) / 2, 1 - width),
    top: within(part.top + (part.height - height) / 2, 1 - height),
  };
}

/** A corner by its position. The opposite corner stays fixed during a drag. */
export interface Corner {
  isRight: boolean;
  isLow: boolean;
}
export const corners: readonly Corner[] = [
  { isRight: false, isLow: false },
  { isRight: true, isLow: false },
  { isRight: true, isLow: true },
  { isRight: false, isLow: true },
];

/** Drags a corner of the crop to a point, preserving the ratio if there is one. */
export function pulledPart(
  part: Crop,
  { isRight, isLow }: Corner,
  point: { x: number; y: number },
  isShaped: boolean,
): Crop {
  const fixed = {
    x: isRight ? part.left : part.left + part.width,
    y: isLow ? part.top : part.top + part.height,
  };
  const max = { x: isRight ? 1 - fixed.x : fixed.x, y: isLow ? 1 - fixed.y : fixed.y };
  const wish = {
    x: Math.max(minPart, within(isRight ? point.x - fixed.x : fixed.x - point.x, max.x)),
    y: Math.max(minPart, within(isLow ? point.y - fixed.y : fixed.y - point.y, max.y)),
  };
  let [width, height] = [Math.min(wish.x, max.x), Math.min(wish.y, max.y)];
  if (isShaped) {
    const factor = Math.min(
      Math.max(wish.x / part.width, wish.y / part.height),
      max.x / part.width,
      max.y / part.height,
    );
    [width, height] = [part.width * factor, part.height * factor];
  }
  return {
    width,
    height,
    left: isRight ? fixed.x : fixed.x - width,
    top: isLow ? fixed.y : fixed.y - height,
  };
}
