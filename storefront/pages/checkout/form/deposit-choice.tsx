import { depositLabels } from '#contract/labels/shared/deposit.ts';
import { pickUpKey } from '#contract/pick-up-key.ts';
import { isPickUp, type PricedCart } from '#storefront/cart/priced-cart.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { useStylesheet } from '#ui/load-styles.ts';
import { Money } from '#ui/money.tsx';
import styles from './delivery-methods.css?url';

/** What is paid now: a deposit, with the rest when ready or in cash on delivery, or everything. */
export type DepositPart = 'deposit' | 'cash' | 'all';

interface DepositChoiceProps {
  cart: PricedCart;
  total: number;
  deposit: number;
  chosen: DepositPart;
  /** Whether the rest can be paid in cash on delivery. */
  mayPayCash: boolean;
  onChoose: (part: DepositPart) => void;
}

/** The choice between the deposit and the whole total. */
export function DepositChoice({ cart, total, deposit, chosen, mayPayCash, onChoose }: DepositChoiceProps) {
  const t = useLabels(depositLabels);
  if (!useStylesheet(styles)) return null;
  const percent = cart.Deposit?.Percent ?? 0;
  const inCash = pickUpKey('payDepositCash', isPickUp(cart));
  const choices: { part: DepositPart; text: string; value: number }[] = [
    { part: 'deposit', text: t('payDeposit', { percent }), value: deposit },
    ...(mayPayCash ? [{ part: 'cash' as const, text: t(inCash, { percent }), value: deposit }] : []),
    { part: 'all', text: t('payAll'), value: total },
  ];
  return (
    <fieldset className="panel ways" aria-labelledby="deposit">
      <h2 className="h3" id="deposit">
        {t('howMuch')}
      </h2>
      {choices.map(({ part, text, value }) => (
        <label key={text} className="way">
          <input type="radio" name="Deposit" checked={part === chosen} onChange={() => onChoose(part)} />
          <span>{text}</span>
          <b>
            <Money value={value} />
          </b>
        </label>
      ))}
    </fieldset>
  );
}
