import { depositLabels } from '#contract/labels/shared/deposit.ts';
import { depositOf } from '#rules/deposit.ts';
import { formatDateOnly, type ShopDates } from '#rules/format-date.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import type { PaymentMethod } from '#storefront/payment/payment-methods.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Money } from '#ui/money.tsx';
import type { PricedCart } from './priced-cart.ts';

/** Returns the deposit with which a cart can be ordered, in dollars; null if everything is paid at once. */
export function depositNow({ Deposit: rule }: PricedCart, total: number): number | null {
  if (!rule) return null;
  const cents = depositOf(centsOf(total), { percent: rule.Percent, fromCents: centsOf(rule.From) });
  return cents === null ? null : centsToDollars(cents);
}

/** Returns the method with which a customer orders on account. */
export const onAccount = (row: NonNullable<PricedCart['OnAccount']>, dates: ShopDates): PaymentMethod => ({
  method: row.PaymentMethodId,
  name: row.Name,
  shownAs: 'account',
  hint: '',
  title: '',
  provider: '',
  publicKey: '',
  pollSeconds: null,
  max: row.Left,
  dueOn: formatDateOnly(row.DueOn, dates),
});

/** The caption of the amount that is due now. */
export const DueNow = () => useLabels(depositLabels)('dueNow');

interface DepositRowsProps {
  cart: PricedCart;
  /** The total in dollars, and what of it is due now. */
  total: number;
  now: number;
  /** The day by which an order on account is to be paid, formatted. */
  dueOn?: string | undefined;
  /** Whether the rest is paid in cash on delivery. */
  isRestInCash?: boolean;
}

/** The rows with the parts of a total that are due now and later. */
export function DepositRows({ cart: { Deposit: rule }, total, now, dueOn, isRestInCash }: DepositRowsProps) {
  const t = useLabels(depositLabels);
  return (
    <>
      <div className="sum-total">
        <dt>{t('dueNow')}</dt>
        <dd>
          <strong>
            <Money value={now} />
          </strong>
        </dd>
      </div>
      <div className="sum-aside">
        <dt>
          {dueOn === undefined
            ? t(isRestInCash || rule?.Due === 'delivery' ? 'dueDelivery' : 'dueReady')
            : t('dueBy', { day: dueOn })}
        </dt>
        <dd>
          <Money value={centsToDollars(centsOf(total) - centsOf(now))} />
        </dd>
      </div>
    </>
  );
}
