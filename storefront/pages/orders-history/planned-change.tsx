import { useEffect, useRef } from 'react';
import { deliveryLabels } from '#contract/labels/storefront/delivery.ts';
import { orderProgressLabels } from '#contract/labels/storefront/order-progress.ts';
import { ordersHistoryLabels } from '#contract/labels/storefront/orders-history.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { DeliveryText } from '#storefront/orders/delivery-text.tsx';
import { useOrderTimes } from '#storefront/orders/use-order-times.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Button } from '#ui/button.tsx';
import { Money } from '#ui/money.tsx';
import { formatAmount, centsOf } from '#rules/money.ts';
import type { OrderPlan, useOrderDetails } from './use-order-details.ts';

interface PlannedChangeProps {
  stored: OrderPlan;
  planned: OrderPlan;
  details: ReturnType<typeof useOrderDetails>;
}

const moneyTexts = {
  same: 'planSame',
  'new-total': 'planTotal',
  back: 'planBack',
  rest: 'planRest',
} as const;

/** The order as it would be: its delivery, day and total, and what happens to the payment. Saving it is the next step. */
export function PlannedChange({ stored, planned, details }: PlannedChangeProps) {
  const t = useLabels(ordersHistoryLabels);
  const words = useLabels(sharedLabels);
  const delivery = useLabels(deliveryLabels);
  const steps = useLabels(orderProgressLabels);
  const { expected } = useOrderTimes();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const { DeliveryWays: methods, Money: money, OrderTotal } = planned;
  const day = expected(planned);
  const isPickUp = methods.find((each) => each.DeliveryWayId === planned.DeliveryWayId)?.Kind === 'shop';
  const amount = (dollars: number) => formatAmount(centsOf(dollars));
  return (
    <div className="o-plan">
      <h4 className="h3" tabIndex={-1} ref={head}>
        {t('planTitle')}
      </h4>
      {methods.length > 1 &&
        methods.map((method) => (
          <label key={method.DeliveryWayId} className="way">
            <input
              type="radio"
              name="PlannedDelivery"
              checked={method.DeliveryWayId === planned.DeliveryWayId}
              disabled={details.busy}
              onChange={() => details.bring(method.DeliveryWayId)}
            />
            <span>
              <DeliveryText method={method} />
            </span>
            <b>{method.Price > 0 ? <Money value={method.Price} /> : delivery('free')}</b>
          </label>
        ))}
      <output>
        {day !== '' && <p>{isPickUp ? steps('shouldBeReady', { days: day }) : t('planDay', { day })}</p>}
        <p>
          {OrderTotal === stored.OrderTotal
            ? t('planSame', { amount: amount(OrderTotal) })
            : t('planFrom', { before: amount(stored.OrderTotal), after: amount(OrderTotal) })}{' '}
          {OrderTotal !== stored.OrderTotal && t(moneyTexts[money.How], { amount: amount(money.Amount) })}
        </p>
      </output>
      <p className="o-acts">
        <Button kind="ghost" small onClick={details.back}>
          {t('planBackToForm')}
        </Button>
        <Button small busy={details.busy} onClick={details.save}>
          {details.busy ? words('saving') : t('planSave')}
        </Button>
      </p>
    </div>
  );
}
