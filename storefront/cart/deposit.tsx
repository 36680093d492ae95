import { depositLabels } from '#contract/labels/shared/deposit.ts';
import { depositOf } from '#rules/deposit.ts';
import { formatDateOnly } from '#rules/format-date.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { Money } from '#ui/money.tsx';
import type { PricedCart } from './priced-cart.ts';

/** Returns the deposit with which a cart can be ordered, in dollars; null if everything is paid at once. */
export function depositNow({ Deposit: rule }: PricedCart, total: number): number | null {
  if (!rule) return null;
  const cents = depositOf(centsOf(total), { percent: rule.Percent, fromCents: centsOf(rule.From) });
  return cents === null ? null : centsToDollars(cents);
}

/** The caption of the amount that is due now. */
export const DueNow = () => useLabels(depositLabels)('dueNow');

interface DepositRowsProps {
  cart: PricedCart;
  /** The total in dollars, and what of it is due now. */
  total: number;
  now: number;
  /** The day by which the rest of an order on account is to be paid, yyyy-mm-dd. */
  dueOn?: string | undefined;
}

/** The rows with the parts of a total that are due now and later. */
export function DepositRows({ cart: { Deposit: rule }, total, now, dueOn }: DepositRowsProps) {
  const t = useLabels(depositLabels);
  const { chrome: layout } = useShop();
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
            ? t(rule?.Due === 'delivery' ? 'dueDelivery' : 'dueReady')
            : t('dueBy', { day: formatDateOnly(dueOn, layout) })}
        </dt>
        <dd>
          <Money value={centsToDollars(centsOf(total) - centsOf(now))} />
        </dd>
      </div>
    </>
  );
}
