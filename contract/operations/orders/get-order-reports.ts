import { z } from 'zod';
import { reportReasons } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { id, languageCode, list, optionalId, recordValueJson } from '../../wire-types.ts';

const row = z.object({
  ReportId: z.number(),
  /** ISO 8601 with Z. */
  At: z.string(),
  Reason: z.enum(reportReasons),
  /** What the customer wrote. */
  Message: z.string(),
  Items: z.array(z.object({ ProductName: z.string(), Quantity: z.number() })),
  /** The pictures' paths on the shop's own origin. */
  Pictures: z.array(z.string()),
  /** What was written since, oldest first. */
  Answers: z.array(
    z.object({
      /** When it was written, ISO 8601 in UTC. */
      At: z.string(),
      /** The answer as plain text. */
      Text: z.string(),
      IsOurs: z.boolean(),
    }),
  ),
});

export const getOrderReports = operation({
  name: 'GET_ORDER_REPORTS',
  path: 'common/get-order-reports',
  summary:
    "Returns what the caller reported about one of their orders, with the shop's answers; an empty list for any other id. Kado-specific.",
  source: 'docs/decisions/102-replies-by-a-link.md',
  caller: 'customer',
  queue: 'browse',
  request: z.object({ OrderId: id, UserID: optionalId, languageCode, recordValueJson }),
  response: list(row),
});
