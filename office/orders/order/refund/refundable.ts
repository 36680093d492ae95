import type { Answer, Input } from '#contract/operation.ts';
import type { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import type { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import type { refundOrder } from '#contract/operations/office/money/refund-order.ts';

/** The refundable part of an order's payment. */
export type Refundable = NonNullable<Answer<typeof getRefundable>['refundable']>;
export type RefundOf = Input<typeof refundOrder>['of'];

export type Plan = Answer<typeof planRefund>;

/** The selected refund, as typed. */
export interface RefundFields {
  kind: RefundOf['kind'];
  amount: string;
  /** The pieces of each unit, as typed, and whether they are restocked. */
  pieces: Readonly<Record<string, string>>;
  shelf: Readonly<Record<string, boolean>>;
  /** Whether the pieces are shipped ones, by unit. */
  gone: Readonly<Record<string, boolean>>;
  isRestocked: boolean;
  /** What the shop retains, as typed; null for the default. */
  retained: string | null;
}

/** A new refund: staff haven't chosen items, an amount or everything yet. */
export const nothingChosen: RefundFields = {
  kind: 'lines',
  amount: '',
  pieces: {},
  shelf: {},
  gone: {},
  isRestocked: false,
  retained: null,
};
