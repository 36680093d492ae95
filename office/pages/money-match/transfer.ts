import type { Answer, Input } from '#contract/operation.ts';
import type { getTransfer } from '#contract/operations/office/money/get-transfer.ts';
import type { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';

export type Transfer = Answer<typeof getTransfer>;
export type Plan = Answer<typeof planTransfer>;

export type Missing = NonNullable<Input<typeof planTransfer>['missing']>;

/** What somebody saw on the account, as they typed it. */
export interface SeenFields {
  /** Its number; '' of one in dollars, and `riel` of one in riel, that the shop does not name (any more). */
  account: string;
  amount: string;
  reference: string;
  day: string;
}
