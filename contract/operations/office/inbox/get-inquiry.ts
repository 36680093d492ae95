import { z } from 'zod';
import { inquiryKinds, sampleStates } from '../../../constants.ts';
import { operation } from '../../../operation.ts';
import { orderReport } from '../orders/list-order-reports.ts';
import { id, language, time } from '../office-types.ts';

export const getInquiry = operation({
  name: 'GET_INQUIRY',
  path: 'inbox/get-inquiry',
  summary:
    'Returns a message or request of the inbox: what the customer wrote, the thread of notes, replies and answers, and the templates for replies. Logs the access.',
  source: 'docs/decisions/102-replies-by-a-link.md',
  caller: { staff: 'inbox.answer' },
  request: z.object({
    id,
    /** The language of the places in an address. */
    language,
  }),
  response: z.object({
    id,
    kind: z.enum(inquiryKinds),
    /** The customer's language. */
    language,
    name: z.string(),
    /** '' if not given, like the email address. */
    phone: z.string(),
    email: z.string(),
    at: time,
    subject: z.string(),
    text: z.string(),
    thread: z.array(
      z.object({
        id,
        kind: z.enum(['note', 'reply', 'answer']),
        at: time,
        /** '' for the customer. */
        by: z.string(),
        text: z.string(),
        /**
         * A reply's email. `saved`: no email server was set up, so it didn't leave the server. `failed`: there are no
         * more attempts. Null for others, and a month after sending.
         */
        delivery: z.enum(['sent', 'saved', 'waiting', 'held', 'failed']).nullable(),
      }),
    ),
    samples: z
      .object({
        number: z.string(),
        state: z.enum(sampleStates),
        neededBy: z.string().nullable(),
        items: z.array(
          z.object({
            productId: id,
            en: z.string(),
            km: z.string(),
            picture: z.string(),
            quantity: z.number(),
          }),
        ),
      })
      .nullable(),
    seller: z
      .object({
        state: z.enum(['open', 'approved', 'refused']),
        /** Why it was declined; otherwise ''. */
        reason: z.string(),
        address: z.array(z.string()),
      })
      .nullable(),
    /** What is wrong with an order. Null if it isn't about one. */
    report: orderReport.nullable(),
    templates: z.array(z.object({ id, name: z.string(), en: z.string(), km: z.string() })),
  }),
});
