import { z } from 'zod';
import { jobActNames } from '../../forms/job-acts.ts';
import { messageRow, operation } from '../../operation.ts';
import { languageCode, list, optionalId, text } from '../../wire-types.ts';
import { placedRow } from '../payments/payment-fields.ts';
import { paymentRefusals } from './order-refusals.ts';

export const takeJobAct = operation({
  name: 'TAKE_JOB_ACT',
  path: 'dynamic/dataoperation/take-job-act',
  summary:
    'Does what the page of an order offers (GET_JOB, `May`): pays, confirms the order, writes to the shop, answers a proof, or says that a parcel arrived. To pay, `PaymentMethod` is one of `Methods` in GET_JOB (by default the QR code), and `PaymentKey` with `Proof` completes a payment as CONFIRM_PAYMENT does. `Total` is the total that was shown with the proof, `Marks` a JSON list of `{x, y, text}`. `Code` or `OrderId` names the page. Kado-specific.',
  source: 'docs/decisions/112-one-page-of-an-order.md',
  caller: 'anyone',
  queue: 'account',
  refusals: {
    404: ['notFound'],
    409: ['jobChanged', 'bankAway', 'changesNeeded', 'wrongApprovalCode', ...paymentRefusals],
    429: ['tooManyRequests'],
  },
  request: z.object({
    OrderId: optionalId,
    /** The last part of a link to the page; '' to use `OrderId`. */
    Code: text(120),
    /** What to do. */
    Act: z.enum(jobActNames),
    /** A message to the shop, or what to change; '' for none. */
    Message: text(4000),
    ProofId: text(36),
    /** The name of the person who answers a proof. */
    Name: text(200),
    /** The total that was shown with the proof, in dollars. */
    Total: z.coerce.number().optional(),
    /** JSON text: a list of `{x, y, text}`; '' for none. */
    Marks: text(8000),
    /** The number of the parcel that arrived. */
    Parcel: optionalId,
    /** The code that approving needs if the shop asks for one, and what proves who requested it. */
    ApprovalCode: text(20),
    /** What requesting the approval code returned; '' without one. */
    Token: text(400),
    PaymentMethod: optionalId,
    PaymentKey: text(36),
    /** A card token, for providers without their own browser form; '' for others. */
    Proof: text(500),
    languageCode,
  }),
  response: list(placedRow),
  refusedData: messageRow,
});
