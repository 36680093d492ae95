import type { Answer, Input } from '#contract/operation.ts';
import type { getRefundable } from '#contract/operations/office/money/get-refundable.ts';
import type { planRefund } from '#contract/operations/office/money/plan-refund.ts';
import type { refundOrder } from '#contract/operations/office/money/refund-order.ts';

/** What of an order's money can be given back. */
export type Refundable = NonNullable<Answer<typeof getRefundable>['refundable']>;
export type RefundOf = Input<typeof refundOrder>['of'];

/** What giving it back comes to. */
export type Plan = Answer<typeof planRefund>;

/** What somebody chose, as they typed it. */
export interface RefundFields {
  kind: RefundOf['kind'];
  amount: string;
  /** Of each line by its id: pieces, as typed, and whether they are back on the shelf. */
  pieces: Readonly<Record<number, string>>;
  shelf: Readonly<Record<number, boolean>>;
  isRestocked: boolean;
}

export const nothingChosen: RefundFields = {
  kind: 'whole',
  amount: '',
  pieces: {},
  shelf: {},
  isRestocked: false,
};
