import { depositLabels } from '#contract/labels/shared/deposit.ts';
import { depositOf } from '#rules/deposit.ts';
import { centsOf, centsToDollars } from '#rules/money.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { Money } from '#ui/money.tsx';
import styles from '../pages/checkout/form/delivery-methods.css?url';
import type { PricedCart } from './priced-cart.ts';

/** Returns the deposit with which a cart can be ordered, in dollars; null if everything is paid at once. */
export function depositNow({ Deposit: rule }: PricedCart, total: number): number | null {
  if (!rule) return null;
  const cents = depositOf(centsOf(total), { percent: rule.Percent, fromCents: centsOf(rule.From) });
  return cents === null ? null : centsToDollars(cents);
}

interface DepositRowsProps {
  cart: PricedCart;
  /** The total in dollars, and what of it is due now. */
  total: number;
  now: number;
}

/** The rows with what of a total is due now and later. */
export function DepositRows({ cart: { Deposit: rule }, total, now }: DepositRowsProps) {
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
        <dt>{t(rule?.Due === 'delivery' ? 'dueDelivery' : 'dueReady')}</dt>
        <dd>
          <Money value={centsToDollars(centsOf(total) - centsOf(now))} />
        </dd>
      </div>
    </>
  );
}

interface DepositChoiceProps {
  cart: PricedCart;
  total: number;
  /** The deposit in dollars. */
  deposit: number;
  paysAll: boolean;
  onChoose: (paysAll: boolean) => void;
}

/** The choice between the deposit and the whole total. */
export function DepositChoice({
  cart: { Deposit: rule },
  total,
  deposit,
  paysAll,
  onChoose,
}: DepositChoiceProps) {
  const t = useLabels(depositLabels);
  if (!useStylesheet(styles)) return null;
  const choices = [
    { isAll: false, text: t('payDeposit', { percent: rule?.Percent ?? 0 }), value: deposit },
    { isAll: true, text: t('payAll'), value: total },
  ];
  return (
    <fieldset className="panel ways" aria-labelledby="deposit">
      <h2 className="h3" id="deposit">
        {t('howMuch')}
      </h2>
      {choices.map(({ isAll, text, value }) => (
        <label key={text} className="way">
          <input type="radio" name="Deposit" checked={isAll === paysAll} onChange={() => onChoose(isAll)} />
          <span>{text}</span>
          <b>
            <Money value={value} />
          </b>
        </label>
      ))}
    </fieldset>
  );
}
