import { officeOrderWords } from '#contract/labels/office/order-words.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import { paymentMethodIds, transferMethodId } from '#contract/constants.ts';
import type { OrderState } from '#contract/operations/office/orders/order-types.ts';
import { useLabels } from '../office-context.ts';

type Word = keyof (typeof officeOrderWords)['texts'];

const shopWords = {
  active: 'statusActive',
  inProgress: 'statusInProgress',
  completed: 'statusCompleted',
  returned: 'statusReturned',
  refunded: 'statusRefunded',
  voided: 'statusCancelled',
} as const;

/** By the id of a way to pay; 8 and 10 come with their providers (database/base/payment-methods.json). */
const ways: Readonly<Record<number, Word>> = {
  [paymentMethodIds.card]: 'card',
  [paymentMethodIds.wallet]: 'wallet',
  [paymentMethodIds.cashOnDelivery]: 'cash',
  8: 'khqr',
  [transferMethodId]: 'transfer',
  10: 'bankCode',
};

/** All there may be. */
export const wayIds = Object.keys(ways).map(Number);

const cashWords: { readonly [State in OrderState]?: Word } = {
  completed: 'paidOnDelivery',
  returned: 'paidOnDelivery',
  refunded: 'refunded',
  voided: 'notPaid',
};

/** How orders stand and are paid, in words: those the shop's customers read, where they have one. */
export function useOrderWords() {
  const t = useLabels(officeOrderWords);
  const shop = useLabels(sharedLabels);
  return {
    state: (state: OrderState): string =>
      state === 'awaitingPayment' ? t('awaitingPayment') : shop(shopWords[state]),
    way: (id: number): string => t(ways[id] ?? 'otherWay'),
    /** Of a payment through the shop. */
    payment: (state: string): string => (state in officeOrderWords.texts ? t(state as Word) : state),
    /** Of one that goes from hand to hand, by where its order stands. */
    cash: (state: OrderState): string => t(cashWords[state] ?? 'onDelivery'),
  };
}
