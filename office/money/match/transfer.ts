import type { Answer, Input } from '#contract/operation.ts';
import type { getTransfer } from '#contract/operations/office/money/get-transfer.ts';
import type { planTransfer } from '#contract/operations/office/money/plan-transfer.ts';

export type Transfer = Answer<typeof getTransfer>;
export type Plan = Answer<typeof planTransfer>;

export type Missing = NonNullable<Input<typeof planTransfer>['missing']>;

/** The payment seen on the account, as typed by staff. */
export interface SeenFields {
  /** The account number. For an account the shop doesn't list (any more): '' for dollars, `riel` for riel. */
  account: string;
  amount: string;
  reference: string;
  day: string;
}
