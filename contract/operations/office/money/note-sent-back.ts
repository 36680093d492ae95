import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, emptyObject, text } from '../office-types.ts';
import { bankReference } from './money-types.ts';

export const recordManualRefund = operation({
  name: 'NOTE_SENT_BACK',
  path: 'money/note-sent-back',
  summary:
    'Records a manual refund, once: updates the ledger and notifies the customer. Only cash needs no reference of a transfer. A reference can be used for one refund only (409).',
  source: 'docs/internals/payments.md',
  caller: { staff: 'payments.refund' },
  request: z.object({
    what: z.enum(['refund', 'money']),
    id,
    reference: z.literal('').or(bankReference),
    note: text(0, 500).default(''),
  }),
  response: emptyObject,
});
