import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { notedChannels, proofLimits } from '../../../proofs.ts';
import { text } from '../office-types.ts';
import { cents, orderNumber } from './order-types.ts';

export const noteProofAnswer = operation({
  name: 'NOTE_PROOF_ANSWER',
  path: 'orders/note-proof-answer',
  summary:
    'Notes how a customer answered a proof outside the shop’s pages, with the same effects as an answer on the page of the order.',
  source: 'docs/decisions/114-proofs.md',
  caller: { staff: 'orders.change' },
  request: z.object({
    number: orderNumber,
    id: z.uuid(),
    state: z.enum(['approved', 'changes']),
    /** How the customer told it: in Telegram (`chat`), by phone, in the shop, in another message, or by email. */
    channel: z.enum(notedChannels),
    name: text(1, proofLimits.name),
    /** What should change; empty for an approval. */
    answer: text(0, proofLimits.answer),
    /** The total of the order with the proof, which the customer accepts. */
    totalCents: cents,
  }),
  response: z.object({}),
});
