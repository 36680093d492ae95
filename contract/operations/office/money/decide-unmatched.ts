import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject } from '../office-types.ts';

export const decideUnmatched = operation({
  name: 'DECIDE_UNMATCHED',
  path: 'money/decide-unmatched',
  summary:
    'Records whether a code’s payment with the reason `one payment or two` is the one that staff confirmed before. If it is additional, it is recorded, and refunded as paid twice; above the limit of refunds, that requires recent two-step verification. Only once (409).',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.refund' },
  request: z.object({
    id,
    isSame: z.boolean(),
  }),
  response: emptyObject,
});
