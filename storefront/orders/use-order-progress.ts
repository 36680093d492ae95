import type { Answer } from '#contract/operation.ts';
import { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';
import { useShop } from '../shop-context.tsx';
import { useAnswer } from '../use-answer.ts';

export type OrderProgress = Answer<typeof getOrderProgress>[number];

export function useOrderProgress(OrderId: number) {
  const { answer, ...rest } = useAnswer(getOrderProgress, { OrderId, languageCode: useShop().lang });
  return { ...rest, progress: answer?.[0] ?? null };
}
