import { depositLabels } from '#contract/labels/shared/deposit.ts';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { Money } from '#ui/money.tsx';
import styles from './delivery-methods.css?url';

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
