import { attributeKinds } from '#contract/constants.ts';

/** The order in which add to cart asks for what is still to be chosen (specification §5): size, colour, then the others. */
const first: readonly number[] = [attributeKinds.size, attributeKinds.color];

/** Of a product's attributes that need a choice, in any order, the first without one. Sizes and colours always need one. */
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
