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

/** Opens the table of a product's sizes, in centimetres or inches: the styles show what is chosen. */
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
      >
        <fieldset className="units">
          <legend className="vh">{t('unit')}</legend>
          {(['centimetres', 'inches'] as const).map((unit, at) => (
            <label key={unit}>
              <input type="radio" name="unit" value={unit} defaultChecked={at === 0} />
              <span>{t(unit)}</span>
            </label>
          ))}
        </fieldset>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('size')}</th>
              <th scope="col" className="in">
                {t('inches')}
              </th>
              <th scope="col" className="cm">
                {t('centimetres')}
              </th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ shortName, name, inches, centimetres }) => (
              <tr key={shortName}>
                <th scope="row">{name.startsWith(shortName) ? name : `${shortName} (${name})`}</th>
                <td className="in">
                  <Num>{inches}</Num>
                </td>
                <td className="cm">
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
