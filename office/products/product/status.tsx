import { officeProductLabels } from '#contract/labels/office/product.ts';
import { useLabels } from '#office/office-context.ts';
import { State } from '#office/components/state.tsx';
import type { Product } from '../product.ts';
import { Num } from '#ui/num.tsx';

/** The SKU and the product's visibility, in the header. */
export function Status({ product: { sku, state, publishAt } }: { product: Product }) {
  const t = useLabels(officeProductLabels);
  const look = state === 'hidden' && publishAt !== null ? 'dated' : state;
  return (
    <>
      <span className="soft">
        <Num>{sku}</Num>
      </span>
      <State look={look}>{t(look)}</State>
    </>
  );
}
