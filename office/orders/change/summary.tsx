import { Colon } from '#office/components/colon.tsx';
import { pickUpKey } from '#contract/pick-up-key.ts';
import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { useLabels } from '#office/office-context.ts';
import type { Order } from '../order.ts';
import { Totals } from '../totals.tsx';
import { Note } from '#office/components/note.tsx';
import { Section } from '#office/components/screen.tsx';
import { formatAmount } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { useErrorText } from './use-error-text.ts';
import type { Plan, OrderEditState } from './use-order-edit.ts';

interface SummaryProps {
  order: Order;
  plan: Plan;
  state: OrderEditState;
}

const labels = { same: 'same', 'on-delivery': 'onDelivery', back: 'goesBack', rest: 'isAsked' } as const;

/**
 * Returns a function that explains the effect on the payment. It returns '' if the user may not see it or has
 * changed nothing.
 */
export function useMoneyText(): (plan: Plan) => string {
  const t = useLabels(officeOrderChange);
  return ({ money, deliveryWays: methods, deliveryWayId: methodId }) => {
    if (money === null) return '';
    const isPickUp = methods.some(({ id, isPickUp: isAtShop }) => id === methodId && isAtShop);
    return t(pickUpKey(labels[money.how], isPickUp), { amount: formatAmount(money.cents) });
  };
}

/** The new total beside the old one, and what prevents saving. */
export function Summary({ order, plan, state }: SummaryProps) {
  const t = useLabels(officeOrderChange);
  const formatMoney = useMoneyText();
  const errorText = useErrorText();
  const { sums: totals } = plan;
  const ofAll = state.errors.filter(
    ({ productId, code }) => productId === null && code !== 'place' && code !== 'way',
  );
  return (
    <Section title={t('sums')}>
      {totals && order.sums && !state.isSame && (
        <p className="soft">
          {t('before')}
          <Colon />
          <Num>{formatAmount(order.sums.totalCents)}</Num>
        </p>
      )}
      {totals && <Totals totals={totals} vat={totals.vat} />}
      {plan.lostCoupon !== '' && <Note kind="us">{t('lostCoupon', { code: plan.lostCoupon })}</Note>}
      {!state.isSame && formatMoney(plan) !== '' && <Note>{formatMoney(plan)}</Note>}
      {ofAll.map((error) => (
        <Note key={error.code} kind="bad" role="alert">
          {errorText(error)}
        </Note>
      ))}
    </Section>
  );
}
