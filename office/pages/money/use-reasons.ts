import { officeMoneyLabels } from '#contract/labels/office/money.ts';
import { useLabels } from '#office/office-context.ts';
import { amountText } from '#rules/money.ts';
import type { ToGiveBack } from './waiting-money.ts';

/** The shop's words for why money goes back (shop/payments/settling/outcome-rules.ts); what staff typed stands as it is. */
const words = {
  'another amount': 'otherAmount',
  'another currency': 'otherCurrency',
  'another payee': 'otherPayee',
  'paid twice': 'twice',
  'paid after the order was void': 'late',
  'paid without an order': 'withoutOrder',
  'more than was due': 'tooMuch',
  'paid in part': 'inPart',
  cancelled: 'cancelled',
} as const;

/** Why money goes back, in a few words; of another amount by how much it is another. */
export function useReasons(): (money: ToGiveBack) => string {
  const t = useLabels(officeMoneyLabels);
  return ({ reason, currency, amount, orderCents }) => {
    if (reason === 'another amount' && currency === 'USD' && orderCents !== null && orderCents !== amount) {
      const apart = amountText(Math.abs(amount - orderCents));
      return t(amount > orderCents ? 'moreThanAsked' : 'lessThanAsked', { amount: apart });
    }
    return reason in words ? t(words[reason as keyof typeof words]) : reason;
  };
}
