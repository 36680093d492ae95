import { z } from 'zod';
import { jobActNames } from '../../forms/job-acts.ts';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { languageCode, list, optionalId, text } from '../../wire-types.ts';

export const takeJobAct = operation({
  name: 'TAKE_JOB_ACT',
  path: 'dynamic/dataoperation/take-job-act',
  summary:
    'Does what the page of an order offers (GET_JOB, `May`): requests a QR code, confirms the order, writes to the shop, or answers a proof. `Total` is the total that was shown with the proof, `Marks` a JSON list of `{x, y, text}`. `Code` or `OrderId` names the page. Kado-specific.',
  source: 'docs/decisions/112-one-page-of-an-order.md',
  caller: 'anyone',
  queue: 'account',
  request: z.object({
    OrderId: optionalId,
    Code: text(120),
    Act: z.enum(jobActNames),
    Message: text(4000),
    ProofId: text(36),
    Name: text(200),
    Total: z.coerce.number().optional(),
    Marks: text(8000),
    /** The code that approving needs if the shop asks for one, and what proves who requested it. */
    ApprovalCode: text(20),
    Token: text(400),
    languageCode,
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
