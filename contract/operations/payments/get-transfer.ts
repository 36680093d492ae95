import { z } from 'zod';
import { accountCurrencies } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { languageCode, list, optionalId, text } from '../../wire-types.ts';

const account = z.object({
  Bank: z.string(),
  AccountName: z.string(),
  AccountNumber: z.string(),
  Currency: z.enum(accountCurrencies),
  /** In the account's currency. */
  Amount: z.number(),
  /** A picture of the account's own code; '' for none. */
  QrPicture: z.string(),
});

const row = z.object({
  OrderId: z.number(),
  /** To be written on the transfer. */
  OrderNumber: z.string(),
  OrderTotal: z.number(),
  /** ISO 8601 with Z. */
  OrderDateUTC: z.string(),
  /** `waiting` for the money until `Until`, ISO 8601 with Z; `ended`: none came in time, or it was given up. */
  Standing: z.enum(['waiting', 'paid', 'ended']),
  Until: z.string(),
  /** Where it can be paid, as long as it is waited for. */
  Accounts: z.array(account),
  /** When the last slip was shown; null: none was. */
  SlipAt: z.string().nullable(),
  /** How many slips may still be shown. */
  SlipsLeft: z.number(),
  Email: z.string(),
});

export const getTransfer = operation({
  name: 'GET_TRANSFER',
  path: 'payments/get-transfer',
  summary:
    "How one of the caller's own orders is paid by transfer: accounts, amount, what to write on it, until when; an empty list for any other. A call of our own. A slip is shown by POST payments/transfer-slip/{OrderId}, its body a JPEG, PNG or WebP.",
  source: 'docs/decisions/039-bank-transfer.md',
  caller: 'customer',
  queue: 'browse',
  /** Which order, by either. */
  request: z.object({ OrderId: optionalId, OrderNumber: text(20), languageCode }),
  response: list(row),
});
