import { useState } from 'react';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import type { PaymentMethod } from '#storefront/payment/payment-methods.ts';
import { usePageData } from '#web/use-page-data.ts';

/** Loads the code only for carts that can be ordered with a deposit. */
const loadRows = () => import('#storefront/cart/deposit.tsx');
const loadChoice = () => import('./deposit-choice.tsx');

/** The deposit of a cart, if the shop takes one, and the choice to pay everything instead. */
export function useDeposit(cart: PricedCart, total: number) {
  const hasDeposit = cart.Deposit !== undefined;
  const rows = usePageData(loadRows, hasDeposit, 'quiet');
  const choice = usePageData(loadChoice, hasDeposit, 'quiet');
  const [paysAll, setPaysAll] = useState(false);
  const offered = rows?.depositNow(cart, total) ?? null;
  /** Returns the deposit that would be paid by a method, in dollars; null if everything is. */
  const depositBy = (method: PaymentMethod | undefined) =>
    paysAll || !method || method.shownAs === 'nothing' ? null : offered;
  return {
    depositBy,
    dueNow: (method: PaymentMethod) => depositBy(method) ?? total,
    /** The choice, for methods that pay at once. */
    choiceFor: (method: PaymentMethod | undefined) =>
      choice && offered !== null && method?.shownAs !== 'nothing' ? (
        <choice.DepositChoice {...{ cart, total, paysAll }} deposit={offered} onChoose={setPaysAll} />
      ) : null,
    captionFor: (method: PaymentMethod | undefined) =>
      rows && depositBy(method) !== null ? (
        <>
          <rows.DueNow /> · {method?.name}
        </>
      ) : (
        method?.name
      ),
    rowsFor: (method: PaymentMethod | undefined) => {
      const now = depositBy(method);
      return rows && now !== null ? <rows.DepositRows {...{ cart, total, now }} /> : null;
    },
  };
}
