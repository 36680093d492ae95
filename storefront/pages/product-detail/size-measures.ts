import type { ProductData } from './product-data.ts';

type Sizes = ProductData['sizeGuide'];

/**
 * How the sizes of a product are measured: as clothes laid flat, sheets, boxes, or otherwise, which has no
 * drawing.
 */
export type Measured = 'clothes' | 'sheet' | 'box' | 'other';

const sizeOfClothes = /^(?:X*S|M|X*L|\dXL)$/u;

/** Returns the parts of a measurement: '21 × 29.7' has two. */
export const partsOf = (measure: string): string[] => measure.split('×').map((part) => part.trim());

/** Returns how all sizes of a product are measured. If they aren't measured alike, there is no drawing. */
export function measuredOf(sizes: Sizes): Measured {
  const counts = new Set(
    sizes.flatMap(({ inches, centimetres }) => [partsOf(inches).length, partsOf(centimetres).length]),
  );
  const [count] = counts;
  if (counts.size !== 1) return 'other';
  if (count === 1) return sizes.every(({ shortName }) => sizeOfClothes.test(shortName)) ? 'clothes' : 'other';
  return count === 2 ? 'sheet' : count === 3 ? 'box' : 'other';
}
