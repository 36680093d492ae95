import { useState } from 'react';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import type { PaymentMethod } from '#storefront/payment/payment-methods.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { usePageData } from '#web/use-page-data.ts';

/** Loads the code only for carts that can be ordered with a deposit. */
const loadRows = () => import('#storefront/cart/deposit.tsx');
const loadChoice = () => import('./deposit-choice.tsx');

/** Returns whether a method takes no deposit. */
const isWhole = ({ shownAs, dueOn }: PaymentMethod) => dueOn || shownAs === 'nothing';

/** The deposit of a cart, if the shop takes one, and the choice to pay everything instead. */
export function useDeposit(cart: PricedCart, total: number) {
  const { chrome: layout } = useShop();
  const { Deposit: rule, OnAccount: onAccount } = cart;
  const rows = usePageData(loadRows, (rule ?? onAccount) !== undefined, 'quiet');
  const choice = usePageData(loadChoice, rule !== undefined, 'quiet');
  const [paysAll, setPaysAll] = useState(false);
  const offered = rows?.depositNow(cart, total) ?? null;
  /** Returns the deposit that would be paid by a method, in dollars; null if everything is. */
  const depositBy = (method: PaymentMethod | undefined) =>
    paysAll || !method || isWhole(method) ? null : offered;
  const nowBy = (method: PaymentMethod | undefined) => (method?.dueOn ? 0 : depositBy(method));
  return {
    /** The method of customers who order on account; empty for all others. */
    account: rows && onAccount ? [rows.onAccount(onAccount, layout)] : [],
    depositBy,
    /** Returns what is paid by a method: now, or on account. */
    dueNow: (method: PaymentMethod) => depositBy(method) ?? total,
    /** Returns what is paid now, if that is less than the total; otherwise null. */
    nowBy,
    /** The choice, for methods that pay at once. */
    choiceFor: (method: PaymentMethod | undefined) =>
      choice && offered !== null && method && !isWhole(method) ? (
        <choice.DepositChoice {...{ cart, total, paysAll }} deposit={offered} onChoose={setPaysAll} />
      ) : null,
    captionFor: (method: PaymentMethod | undefined) =>
      rows && nowBy(method) !== null ? (
        <>
          <rows.DueNow /> · {method?.name}
        </>
      ) : (
        method?.name
      ),
    rowsFor: (method: PaymentMethod | undefined) => {
      const now = nowBy(method);
      return rows && now !== null ? (
        <rows.DepositRows {...{ cart, total, now }} dueOn={method?.dueOn} />
      ) : null;
    },
  };
}
