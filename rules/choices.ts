import { attributeKinds } from '#contract/constants.ts';

/**
 * The order in which add to cart asks for missing options (specification §5): size, color, then the others.
 */
const first: readonly number[] = [attributeKinds.size, attributeKinds.color];

/**
 * Returns the first required attribute without a selection, whatever their order. Sizes and colors are always
 * required.
 */
export function missingChoice<Attribute extends { attributeId: number }>(
  needed: readonly Attribute[],
  isChosen: (attributeId: number) => boolean,
): Attribute | undefined {
  const missing = needed.filter(({ attributeId }) => !isChosen(attributeId));
  return (
    first.map((id) => missing.find(({ attributeId }) => attributeId === id)).find((each) => each) ??
    missing[0]
  );
}
