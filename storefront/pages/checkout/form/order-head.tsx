import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Icon } from '#ui/icon.tsx';

/** The heading of the order, with a link to edit the cart. */
export function OrderHead() {
  const { links } = useShop();
  const t = useLabels(checkoutLabels);
  return (
    <div className="order-head">
      <h2 id="your-order">{t('lbl_check_yrorder')}</h2>
      <a href={links.cart()}>
        <Icon name="pencil" />
        <span>{t('change')}</span>
      </a>
    </div>
  );
}
