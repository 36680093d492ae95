import type { Answer } from '#contract/operation.ts';
import type { getOrderProgress } from '#contract/operations/orders/get-order-progress.ts';

/** How far an order is, what was paid for it, and what its customer may do. */
export type OrderProgress = Answer<typeof getOrderProgress>[number];
