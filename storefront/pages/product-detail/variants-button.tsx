import { useState } from 'react';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { Button } from '#ui/button.tsx';
import type { Chosen } from './choice.ts';
import type { ProductData } from './product-data.ts';

const load = () => import('./variants.tsx');

/** Opens the list of all options of a product. */
export function VariantsButton({ product, chosen }: { product: ProductData; chosen: Chosen }) {
  const [open, setOpen] = useState(false);
  const t = useLabels(productDetailLabels);
  const loaded = usePageData(load, open, () => setOpen(false));
  return (
    <>
      <Button className="variants-btn" kind="quiet" small onClick={() => setOpen(true)}>
        {t('lbl_prd_det_btn_variant')}
      </Button>
      {loaded && <loaded.Variants {...{ product, chosen, open }} onClose={() => setOpen(false)} />}
    </>
  );
}
