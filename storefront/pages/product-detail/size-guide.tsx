import { useState } from 'react';
import { productDetailLabels } from '#contract/labels/storefront/product-detail.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { Icon } from '#ui/icon.tsx';
import type { Sizes } from './size-guide-dialog.tsx';

/** Loads the code on demand, because few visitors open it. */
const loadGuide = () => import('./size-guide-dialog.tsx');

/** Opens the measurements of a product's sizes. */
export function SizeGuideButton(props: Sizes) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const guide = usePageData(loadGuide, open, close);
  const product = useLabels(productDetailLabels);
  return (
    <>
      <button type="button" className="guide" onClick={() => setOpen(true)}>
        <Icon name="ruler" />
        <span>{product('lbl_prd_det_sizeguide')}</span>
      </button>
      {guide && <guide.SizeGuide {...props} open={open} onClose={close} />}
    </>
  );
}
