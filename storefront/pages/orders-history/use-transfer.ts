import type { Answer } from '#contract/operation.ts';
import { getTransfer } from '#contract/operations/payments/get-transfer.ts';
import { useAnswer } from '#storefront/use-answer.ts';
import { useShop } from '#storefront/shop-context.tsx';

export type Transfer = Answer<typeof getTransfer>[number];

/** Returns the transfer details of an order, by its number. */
export function useTransfer(OrderNumber: string) {
  const { answer, ...rest } = useAnswer(getTransfer, { OrderNumber, languageCode: useShop().lang });
  return { ...rest, transfer: answer?.[0] ?? null };
}
