import type { ProductData } from './product-data.ts';

type Sizes = ProductData['sizeGuide'];

/** What the sizes of a product measure: clothes laid flat, sheets, boxes, or something a drawing could only guess. */
export type Measured = 'clothes' | 'sheet' | 'box' | 'other';

const sizeOfClothes = /^(?:X*S|M|X*L|\dXL)$/u;

/** A measure's parts: '21 × 29.7' has two. */
export const partsOf = (measure: string): string[] => measure.split('×').map((part) => part.trim());

/** All sizes of a product are measured alike, or there is no drawing of them. */
export function measuredOf(sizes: Sizes): Measured {
  const counts = new Set(
    sizes.flatMap(({ inches, centimetres }) => [partsOf(inches).length, partsOf(centimetres).length]),
  );
  const [count] = counts;
  if (counts.size !== 1) return 'other';
  if (count === 1) return sizes.every(({ shortName }) => sizeOfClothes.test(shortName)) ? 'clothes' : 'other';
  return count === 2 ? 'sheet' : count === 3 ? 'box' : 'other';
}
