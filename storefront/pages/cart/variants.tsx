import { attributeKinds } from '#contract/constants.ts';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { productVariantsLabels } from '#contract/labels/storefront/product-variants.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { LineOptions } from '#storefront/cart/line-options.tsx';
import type { PricedLine } from '#storefront/cart/priced-cart.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formatMoney } from '#ui/money.tsx';
import { Num } from '#ui/num.tsx';
import { NoBreakText } from '#ui/no-break-text.tsx';

const onTheLine: readonly number[] = Object.values(attributeKinds);

/**
 * The selected options of a line and their surcharges, without color and size, which the line shows above.
 */
export function Variants({ line, onClose }: { line: PricedLine | null; onClose: () => void }) {
  const cart = useLabels(cartLabels);
  const shared = useLabels(sharedLabels);
  return (
    <Dialog
      open={line !== null}
      onClose={onClose}
      title={cart('lbl_cart_product_variant')}
      closeLabel={shared('close')}
      reading
    >
      {line && <Chosen line={line} />}
    </Dialog>
  );
}

function Chosen({ line }: { line: PricedLine }) {
  const t = useLabels(productVariantsLabels);
  const others = line.ProductAllSelectedAttributes.filter(
    ({ ProductAttributeID }) => !onTheLine.includes(ProductAttributeID),
  );
  return (
    <>
      <div className="variants-of">
        <p className="line-name">
          <NoBreakText text={line.ProductName} />
        </p>
        <p className="line-opts">
          <LineOptions line={line} priced={false} />
        </p>
      </div>
      {others.length > 0 && (
        <table className="variants">
          <thead>
            <tr>
              <th scope="col">{t('variant')}</th>
              <th scope="col">{t('option')}</th>
              <th scope="col">{t('additionalPrice')}</th>
            </tr>
          </thead>
          <tbody>
            {others.map((each) => (
              <tr key={each.ProductAttributeID}>
                <th scope="row">{each.AttributeDisplayName}</th>
                <td>{each.PrimaryKeyDisplayValue}</td>
                <td>{each.AdditionalPrice > 0 ? <Num>+{formatMoney(each.AdditionalPrice)}</Num> : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {line.ProductAllSelectedAttributes.length === 0 && <p>{t('none')}</p>}
    </>
  );
}
