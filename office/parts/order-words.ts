import { officeOrderWords, type OrderWord } from '#contract/labels/office/order-words.ts';
import { paymentStatusLabels } from '#contract/labels/shared/payment-status.ts';
import { sharedLabels } from '#contract/labels/shared/shared-words.ts';
import type { OrderState } from '#contract/operations/office/orders/order-types.ts';
import { orderStateWord } from '#contract/order-state-words.ts';
import type { PaymentStatus } from '#contract/payment-status.ts';
import { wayWords } from '#contract/ways-to-pay.ts';
import { useLabels } from '../office-context.ts';

/** All there may be. */
export const wayIds = Object.keys(wayWords).map(Number);

/** How orders stand and are paid, in words: those the shop's customers read, where they have one. */
export function useOrderWords() {
  const t = useLabels(officeOrderWords);
  const shop = useLabels(sharedLabels);
  const money = useLabels(paymentStatusLabels);
  return {
    state: (state: OrderState): string => orderStateWord(state, t, shop),
    /** Of a newcomer's that is not confirmed. */
    callFirst: t('callFirst'),
    way: (id: number): string => t(wayWords[id] ?? 'otherWay'),
    /** Of a payment through the shop. */
    payment: (state: string): string => t(state as OrderWord),
    /** The payment status of an order; while its payment is awaited, the provider's status. */
    paymentStatus: (status: PaymentStatus, payment: string | null): string =>
      status === 'awaiting' && payment !== null ? t(payment as OrderWord) : money(status),
  };
}
