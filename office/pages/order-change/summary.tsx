import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { useLabels } from '#office/office-context.ts';
import type { Order } from '#office/order/order.ts';
import { Sums } from '#office/order/sums.tsx';
import { Note } from '#office/parts/note.tsx';
import { Section } from '#office/parts/screen.tsx';
import { amountText } from '#rules/money.ts';
import { Num } from '#ui/num.tsx';
import { useFaultText } from './use-fault-text.ts';
import type { Plan, WishState } from './use-wish.ts';

interface SummaryProps {
  order: Order;
  plan: Plan;
  state: WishState;
}

const words = { same: 'same', 'on-delivery': 'onDelivery', back: 'goesBack', rest: 'isAsked' } as const;

/** Explains the effect on the payment. '' if the reader may not see it or has made no change. */
export function useMoneyText(): (plan: Plan) => string {
  const t = useLabels(officeOrderChange);
  return ({ money }) => (money === null ? '' : t(words[money.how], { amount: amountText(money.cents) }));
}

/** The new total beside the old one, and what prevents saving. */
export function Summary({ order, plan, state }: SummaryProps) {
  const t = useLabels(officeOrderChange);
  const moneyText = useMoneyText();
  const faultText = useFaultText();
  const { sums } = plan;
  const ofAll = state.faults.filter(
    ({ productId, code }) => productId === null && code !== 'place' && code !== 'way',
  );
  return (
    <Section title={t('sums')}>
      {sums && order.sums && !state.isSame && (
        <p className="soft">
          {t('before')}: <Num>{amountText(order.sums.totalCents)}</Num>
        </p>
      )}
      {sums && <Sums sums={sums} />}
      {plan.lostCoupon !== '' && <Note kind="us">{t('lostCoupon', { code: plan.lostCoupon })}</Note>}
      {!state.isSame && moneyText(plan) !== '' && <Note>{moneyText(plan)}</Note>}
      {ofAll.map((fault) => (
        <Note key={fault.code} kind="bad" role="alert">
          {faultText(fault)}
        </Note>
      ))}
    </Section>
  );
}
