import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, nothing, text } from '../office-types.ts';
import { bankReference } from './money-types.ts';

export const recordManualRefund = operation({
  name: 'NOTE_SENT_BACK',
  path: 'money/note-sent-back',
  summary:
    'Says by which transfer money was given back by hand, once: it stands in the books, and the customer is told. One reference is for one of them (409).',
  source: 'docs/decisions/065-money-in-the-office.md',
  caller: { staff: 'payments.refund' },
  queue: 'office',
  request: z.object({
    what: z.enum(['refund', 'money']),
    id,
    reference: bankReference,
    note: text(0, 500).default(''),
  }),
  response: nothing,
});
