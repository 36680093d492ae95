import type { Answer } from '#contract/operation.ts';
import type { getOrder } from '#contract/operations/office/orders/get-order.ts';
import type { Story } from '#rules/story.ts';

const actors = { you: 'customer', us: 'shop', done: 'nobody' } as const;

/** Returns what happens next with an order, in the words of the office's calls. */
export const storyRow = ({
  State,
  Who,
  Since,
  Until,
  ProofNumber,
  Steps,
}: Story): Answer<typeof getOrder>['story'] => ({
  state: State,
  actor: actors[Who],
  since: Since,
  until: Until,
  proof: ProofNumber ?? null,
  steps: Steps.map((each) => ({ step: each.Step, state: each.State, at: each.At })),
});
