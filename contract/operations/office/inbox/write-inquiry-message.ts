import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { id, text } from '../office-types.ts';

export const writeInquiryMessage = operation({
  name: 'WRITE_INQUIRY_MESSAGE',
  path: 'inbox/write-inquiry-message',
  summary:
    'Adds a note among staff to a thread of the inbox, or emails a reply with a link to answer it. The same `key` is the same message. Refuses a reply if somebody replied or answered after the message `after`.',
  source: 'docs/decisions/102-replies-by-a-link.md',
  caller: { staff: 'inbox.answer' },
  request: z.object({
    id,
    key: z.uuid(),
    kind: z.enum(['note', 'reply']),
    text: text(1, 4000),
    /** The last message of the thread that the author has seen; 0 if there was none. */
    after: z.number().int().min(0).max(2_147_483_647),
  }),
  response: z.object({ messageId: id }),
});
