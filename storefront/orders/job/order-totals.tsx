import { checkoutLabels } from '#contract/labels/storefront/checkout.ts';
import { depositLabels } from '#contract/labels/shared/deposit.ts';
import { onceLabels } from '#contract/labels/shared/once.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { RateNote, RielRow } from '#storefront/riel/riel.tsx';
import { useLabels } from '#storefront/shop-context.tsx';
import { Money } from '#ui/money.tsx';
import type { Order } from './job-types.ts';

/** How the total is calculated: items, shipping, coupon. */
export function OrderTotals({ order }: { order: Order }) {
  const t = useLabels(checkoutLabels);
  const texts = useLabels(ordersHistoryLabels);
  const once = useLabels(onceLabels);
  const shared = useLabels(sharedLabels);
  const deposits = useLabels(depositLabels);
  const { Riel: riel } = order;
  const vat = order.Vat;
  const shipping = order.Delivery?.Kind === 'shop' ? shared('pickUp') : t('lbl_check_shipping');
  const rows: { name: string; value: number; free?: boolean }[] = [
    { name: t('lbl_check_cartsubtotal'), value: order.OrderSubTotal },
    ...(order.SetupTotal ? [{ name: once('includesOnce'), value: order.SetupTotal }] : []),
    {
      // A coupon that takes nothing off the items makes the delivery free.
      name: order.CouponCode && order.DiscountTotal === 0 ? `${shipping} · ${order.CouponCode}` : shipping,
      value: order.ShippingTotal,
      free: order.ShippingTotal === 0,
    },
    ...(order.DiscountTotal > 0
      ? [{ name: `${t('discount')} ${order.CouponCode}`, value: -order.DiscountTotal }]
      : []),
    ...(vat?.IsAdded ? [{ name: shared('vat', { percent: vat.Percent }), value: vat.Amount }] : []),
  ];
  return (
    <>
      <dl className="sums o-sums">
        {rows.map(({ name, value, free = false }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{free ? t('free') : <Money value={value} />}</dd>
          </div>
        ))}
        <div className="sum-total">
          <dt>{t('lbl_check_ordtotal')}</dt>
          <dd>
            <Money value={order.OrderTotal} />
          </dd>
        </div>
        {vat && !vat.IsAdded && (
          <div className="sum-aside">
            <dt>{shared('includesVat', { percent: vat.Percent })}</dt>
            <dd>
              <Money value={vat.Amount} />
            </dd>
          </div>
        )}
        <RielRow riel={riel?.Total} />
        {order.Deposit !== undefined && (
          <div className="sum-aside">
            <dt>{deposits('deposit')}</dt>
            <dd>
              <Money value={order.Deposit} />
            </dd>
          </div>
        )}
      </dl>
      {riel && <RateNote text={texts('rielStays')} rate={riel.Rate} since={riel.RateSince} />}
    </>
  );
}
