import { sharedLabels } from '#contract/labels/shared-words.ts';
import type { PricedLine } from '#storefront/cart/priced-cart.ts';
import { useLabels } from '#storefront/shop-context.tsx';

/** The colour and the size of a line, each with its name for readers. */
export function LineOptions({ line: { ColorName, SizeShortName } }: { line: PricedLine }) {
  const words = useLabels(sharedLabels);
  const options = [
    { name: words('attributeColor'), value: ColorName },
    { name: words('attributeSize'), value: SizeShortName },
  ];
  return options
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => (
      <span key={name} className="line-opt">
        {name}: <bdi>{value}</bdi>
      </span>
    ));
}
