import { useState } from 'react';
import { sharedLabels } from '#contract/labels/shared-words.ts';
import { productDetailLabels } from '#contract/labels/product-detail.ts';
import { sizeGuideLabels } from '#contract/labels/size-guide.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import type { ProductData } from './product-data.ts';
import './tables.css';

/** Opens the table of a product's sizes, in inches and centimetres. */
export function SizeGuideButton({ sizes }: { sizes: ProductData['sizeGuide'] }) {
  const [open, setOpen] = useState(false);
  const t = useLabels(sizeGuideLabels);
  const words = useLabels(sharedLabels);
  const product = useLabels(productDetailLabels);
  return (
    <>
      <button type="button" className="guide" onClick={() => setOpen(true)}>
        <Icon name="ruler" />
        <span>{product('lbl_prd_det_sizeguide')}</span>
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('title')}
        closeLabel={words('close')}
        side="center"
        reading
      >
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('size')}</th>
              <th scope="col">{t('inches')}</th>
              <th scope="col">{t('centimetres')}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ shortName, name, inches, centimetres }) => (
              <tr key={shortName}>
                <th scope="row">{shortName === name ? name : `${shortName} (${name})`}</th>
                <td>
                  <Num>{inches}</Num>
                </td>
                <td>
                  <Num>{centimetres}</Num>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Dialog>
    </>
  );
}
