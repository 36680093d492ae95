import { z } from 'zod';
import { reportReasons } from '../../constants.ts';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { id, languageCode, list, optionalId, recordValueJson, text } from '../../wire-types.ts';

export const reportOrderProblem = operation({
  name: 'REPORT_ORDER_PROBLEM',
  path: 'common/report-order-problem',
  summary:
    "Reports what is wrong with one of the caller's delivered orders: the pieces, the reason and a text. It goes to the shop's inbox. Pictures are sent to `POST /api/v1/orders/report-photo/{ReportId}`. Kado-specific.",
  source: 'docs/decisions/102-replies-by-a-link.md',
  caller: 'customer',
  queue: 'account',
  refusals: {
    400: ['checkFields'],
    404: ['notFound'],
    409: ['reportTooEarly'],
    429: ['tooManyRequests'],
  },
  request: z.object({
    OrderId: id,
    UserID: optionalId,
    Items: z
      .array(z.object({ OrderItemID: id, Quantity: id }))
      .min(1)
      .max(100),
    Reason: z.enum(reportReasons),
    /** What is wrong, in the customer’s words. */
    Message: text(2000),
    languageCode,
    recordValueJson,
  }),
  response: list(outcomeRow.extend({ ReportId: z.number().optional() })),
  refusedData: messageRow,
});
