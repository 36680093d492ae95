import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { id, languageCode, list, recordValueJson } from '../../wire-types.ts';
import { emailText } from '../accounts/account-fields.ts';

export const requestStockNotice = operation({
  name: 'ASK_STOCK_NOTICE',
  path: 'common/ask-stock-notice',
  summary:
    "Asks for one mail when a product that is out of stock can be had again: 'Saved Successfully', also when it was asked before. A customer is mailed at the account's address; who is not logged in names one, and confirms it by a link first. A call of our own.",
  source: 'docs/specification.md',
  caller: 'anyone',
  queue: 'message',
  request: z.object({
    ProductId: id,
    /** Ignored for a customer. */
    Email: emailText,
    languageCode,
    recordValueJson,
  }),
  response: list(outcomeRow),
  refusedData: messageRow,
});
