import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { setQuantity } from '#storefront/state/cart.ts';
import type { CartLine } from '#storefront/state/stored-cart.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stepper } from '#ui/stepper.tsx';

/** A product in the cart that has no known price, because the shop is unreachable and never priced it. */
export function UnpricedLine({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { links } = useShop();
  const t = useLabels(cartLabels);
  const shared = useLabels(sharedLabels);
  const name = t('lbl_hdr_cart_prod');
  return (
    <tr className="line">
      <td className="line-pic">
        {line.DefaultImage && (
          <Picture path={line.DefaultImage} width={1000} height={1000} alt="" sizes="7rem" />
        )}
      </td>
      <td className="line-what">
        <h2 className="line-name">
          <a href={links.product({ ProductId: Number(line.ProductId), ProductName: '' })}>{name}</a>
        </h2>
        <p className="note">
          <Icon name="info" />
          <span>{t('notPriced')}</span>
        </p>
      </td>
      <td className="line-unit">–</td>
      <td className="line-qty">
        <Stepper
          value={line.Quantity}
          onChange={(quantity) => setQuantity(line.ProductId, quantity)}
          labels={{
            group: t('quantityOf', { name }),
            field: t('lbl_hdr_cart_qty'),
            less: shared('oneLess'),
            more: shared('oneMore'),
          }}
        />
      </td>
      <td className="line-total">–</td>
      <td className="line-end">
        <IconButton className="line-del" icon="trash-2" label={t('remove')} onClick={onRemove} />
      </td>
    </tr>
  );
}
