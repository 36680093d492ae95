import { z } from 'zod';
import { stockNoticeForm } from '../../forms/stock-notice.ts';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { id, languageCode, list, recordValueJson } from '../../wire-types.ts';
import { emailText } from '../accounts/account-fields.ts';

export const requestStockNotice = operation({
  name: 'ASK_STOCK_NOTICE',
  path: 'common/ask-stock-notice',
  summary:
    "Requests one email when an out-of-stock product is available again: 'Saved Successfully', also if it was requested before. Customers are emailed at their account's address; other visitors give an address and confirm it by a link first. Kado-specific.",
  source: 'docs/specification.md',
  caller: 'anyone',
  queue: 'message',
  refusals: { 409: ['cannotText', 'backAlready', 'tooManyRequests'] },
  form: { Email: { ...stockNoticeForm.Email, required: false } },
  request: z.object({
    ProductId: id,
    /** The variant to wait for, of a product whose stock is counted per color or size. */
    ColorID: id.optional(),
    SizeID: id.optional(),
    /** Ignored if a customer is logged in. */
    Email: emailText,
    languageCode,
    recordValueJson,
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
