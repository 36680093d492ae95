import { checkoutLabels } from '#contract/labels/checkout.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Money } from '#ui/money.tsx';
import type { Order } from './use-orders.ts';
import '#storefront/styles/totals.css';

/** How the total came about: lines, shipping, coupon. */
export function OrderSums({ order }: { order: Order }) {
  const t = useLabels(checkoutLabels);
  const rows = [
    { name: t('lbl_check_cartsubtotal'), value: order.OrderSubTotal },
    { name: t('lbl_check_shipping'), value: order.ShippingTotal },
    ...(order.DiscountTotal > 0
      ? [{ name: `${t('discount')} ${order.CouponCode}`, value: -order.DiscountTotal }]
      : []),
  ];
  return (
    <dl className="sums o-sums">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Money value={value} />
          </dd>
        </div>
      ))}
      <div className="sum-total">
        <dt>{t('lbl_check_ordtotal')}</dt>
        <dd>
          <Money value={order.OrderTotal} />
        </dd>
      </div>
    </dl>
  );
}
