import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { productVariantsLabels } from '#contract/labels/storefront/product-variants.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { formatMoney } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import type { Chosen } from './choice.ts';
import type { ProductData } from './product-data.ts';

interface VariantsProps {
  product: ProductData;
  chosen: Chosen;
  open: boolean;
  onClose: () => void;
}

/** All options of a product, with their surcharges and the current selection. */
export function Variants({ product, chosen, open, onClose }: VariantsProps) {
  const t = useLabels(productVariantsLabels);
  const shared = useLabels(sharedLabels);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={shared('close')}
      side="center"
      reading
    >
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('variant')}</th>
            <th scope="col">{t('option')}</th>
            <th scope="col">{t('additionalPrice')}</th>
          </tr>
        </thead>
        {product.options.map((group) => (
          <tbody key={group.attributeId}>
            {group.choices.map((choice, at) => (
              <tr key={choice.id}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={group.choices.length}>
                    {group.name}
                  </th>
                )}
                <td>
                  {choice.name}{' '}
                  {chosen.options[group.attributeId] === choice.id && (
                    <Icon name="check" label={t('chosen')} />
                  )}
                </td>
                <td>{choice.price > 0 ? <Num>+{formatMoney(choice.price)}</Num> : '–'}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Dialog>
  );
}
