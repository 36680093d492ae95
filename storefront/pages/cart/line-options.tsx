import { Fragment } from 'react';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import type { PricedLine } from '#storefront/cart/priced-cart.ts';
import { useLabels } from '#storefront/shop-context.tsx';

/** The colour and the size of a line; readers hear which is which. */
export function LineOptions({ line: { ColorName, SizeShortName } }: { line: PricedLine }) {
  const words = useLabels(sharedLabels);
  const options = [
    { name: words('attributeColor'), value: ColorName },
    { name: words('attributeSize'), value: SizeShortName },
  ].filter(({ value }) => value !== '');
  return options.map(({ name, value }, at) => (
    <Fragment key={name}>
      {at > 0 && <span aria-hidden="true">·</span>}
      <span>
        <span className="vh">{name} </span>
        <bdi>{value}</bdi>
      </span>
    </Fragment>
  ));
}
