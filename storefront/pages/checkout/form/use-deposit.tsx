import { useState } from 'react';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import type { PaymentMethod } from '#storefront/payment/payment-methods.ts';
import { usePageData } from '#web/use-page-data.ts';

/** Loads the code only for carts that can be ordered with a deposit. */
const loadRows = () => import('#storefront/cart/deposit.tsx');
const loadChoice = () => import('./deposit-choice.tsx');

/** How the checkout shows methods without a payment now. */
const isFixed: ReadonlySet<PaymentMethod['shownAs']> = new Set(['nothing', 'account']);

const onAccount = (row: NonNullable<PricedCart['OnAccount']>): PaymentMethod => ({
  method: row.PaymentMethodId,
  name: row.Name,
  shownAs: 'account',
  hint: '',
  title: '',
  provider: '',
  publicKey: '',
  pollSeconds: null,
  max: row.Left,
  dueOn: row.DueOn,
});

/** The deposit of a cart, if the shop takes one, and the choice to pay everything instead. */
export function useDeposit(cart: PricedCart, total: number) {
  const { Deposit: rule, OnAccount: account } = cart;
  const rows = usePageData(loadRows, rule !== undefined || account !== undefined, 'quiet');
  const choice = usePageData(loadChoice, rule !== undefined, 'quiet');
  const [paysAll, setPaysAll] = useState(false);
  const offered = rows?.depositNow(cart, total) ?? null;
  /** Returns the deposit that would be paid by a method, in dollars; null if everything is. */
  const depositBy = (method: PaymentMethod | undefined) =>
    paysAll || !method || isFixed.has(method.shownAs) ? null : offered;
  const nowBy = (method: PaymentMethod | undefined) => (method?.dueOn === undefined ? depositBy(method) : 0);
  return {
    /** The method of customers who order on account; empty for all others. */
    accountMethods: account ? [onAccount(account)] : [],
    depositBy,
    /** Returns what is paid by a method: now, or on account. */
    dueNow: (method: PaymentMethod) => depositBy(method) ?? total,
    /** Returns what is paid now, if that is less than the total; otherwise null. */
    nowBy,
    /** The choice, for methods that pay at once. */
    choiceFor: (method: PaymentMethod | undefined) =>
      choice && offered !== null && method && !isFixed.has(method.shownAs) ? (
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
