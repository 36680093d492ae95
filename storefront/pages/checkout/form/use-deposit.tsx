import { useState } from 'react';
import type { PricedCart } from '#storefront/cart/priced-cart.ts';
import { onDelivery, type PaymentMethod, unavailableReason } from '#storefront/payment/payment-methods.ts';
import { useShop } from '#storefront/shop-context.tsx';
import type { DepositPart } from './deposit-choice.tsx';
import { usePageData } from '#web/use-page-data.ts';

/** Loads the code only for carts that can be ordered with a deposit, or in which something is printed. */
const loadStory = () => import('#storefront/orders/cart-story.tsx');
const loadChoice = () => import('./deposit-choice.tsx');

/** Returns whether a method takes no deposit. */
const isWhole = ({ shownAs, dueOn }: PaymentMethod) => dueOn || shownAs === 'nothing';

/** The deposit of a cart, if the shop takes one, and the choice to pay everything instead. */
export function useDeposit(
  cart: PricedCart,
  total: number,
  { methods, country }: { methods: readonly PaymentMethod[]; country: number | null },
) {
  const { chrome: layout } = useShop();
  const { Deposit: rule, OnAccount: onAccount } = cart;
  const story = usePageData(loadStory, (rule ?? onAccount ?? cart.NeedsApproval) !== undefined, 'quiet');
  const choice = usePageData(loadChoice, rule !== undefined, 'quiet');
  const [chosen, choose] = useState<DepositPart>('deposit');
  const offered = story?.depositNow(cart, total) ?? null;
  /** Returns the deposit that would be paid by a method, in dollars; null if everything is. */
  const depositBy = (method: PaymentMethod | undefined) =>
    chosen === 'all' || !method || isWhole(method) ? null : offered;
  const order = {
    country,
    isDecorated: cart.Decorated === true,
    hasDeposit: story ? offered !== null : cart.DueNow !== undefined,
  };
  const cash = onDelivery(methods);
  const mayPayCash =
    cash &&
    offered !== null &&
    rule?.Due === 'ready' &&
    unavailableReason(cash, { ...order, hasDeposit: false, total: total - offered }) === null;
  const nowBy = (method: PaymentMethod | undefined) => (method?.dueOn ? 0 : depositBy(method));
  return {
    /** The method of customers who order on account; empty for all others. */
    account: story && onAccount ? [story.onAccount(onAccount, layout)] : [],
    depositBy,
    /** Whether what is paid now is known. */
    isKnown: !rule || story !== null,
    /** What decides which methods are available. */
    order,
    /** Whether the rest of a deposit is paid in cash on delivery. */
    isRestInCash: mayPayCash === true && chosen === 'cash',
    /** Returns what is paid by a method: now, or on account. */
    dueNow: (method: PaymentMethod) => depositBy(method) ?? total,
    /** Returns what is paid now, if that is less than the total; otherwise null. */
    nowBy,
    /** The choice, for methods that pay at once. */
    choiceFor: (method: PaymentMethod | undefined) =>
      choice && offered !== null && method && !isWhole(method) ? (
        <choice.DepositChoice
          {...{ cart, total, chosen }}
          mayPayCash={mayPayCash === true}
          deposit={offered}
          onChoose={choose}
        />
      ) : null,
    captionFor: (method: PaymentMethod | undefined) =>
      story && nowBy(method) !== null ? (
        <>
          <story.DueNow /> · {method?.name}
        </>
      ) : (
        method?.name
      ),
    storyFor: (method: PaymentMethod | undefined, part: 'above' | 'below') =>
      story && (
        <story.CartStory
          {...{ cart, total, part }}
          now={method?.shownAs === 'nothing' && cart.NeedsApproval ? 0 : nowBy(method)}
          isOnAccount={method?.dueOn !== undefined}
          isRestInCash={method?.shownAs === 'nothing' || (mayPayCash === true && chosen === 'cash')}
        />
      ),
  };
}
