import { z } from 'zod';
import { accountCurrencies } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { languageCode, list, optionalId, text } from '../../wire-types.ts';

/** A bank account of the shop. */
export const account = z.object({
  Bank: z.string(),
  AccountName: z.string(),
  AccountNumber: z.string(),
  Currency: z.enum(accountCurrencies),
  /** The amount in the account's currency. */
  Amount: z.number(),
  /** The picture of the account's own QR code, or '' if there is none. */
  QrPicture: z.string(),
});

const row = z.object({
  OrderId: z.number(),
  /** The payment reference for the transfer. */
  OrderNumber: z.string(),
  OrderTotal: z.number(),
  /** ISO 8601 with Z. */
  OrderDateUTC: z.string(),
  /** `waiting`: awaiting the payment until `Until`, ISO 8601 with Z. `ended`: expired unpaid, or canceled. */
  Standing: z.enum(['waiting', 'paid', 'ended']),
  Until: z.string(),
  /** The accounts to transfer to, while the payment is pending. */
  Accounts: z.array(account),
  /** The time when the last payment slip was uploaded, or null if none was. */
  SlipAt: z.string().nullable(),
  /** The number of payment slips that can still be uploaded. */
  SlipsLeft: z.number(),
  /**
   * The QR code that can pay the order instead before a payment slip (PAY_TRANSFER_BY_CODE), with the fields of
   * GET_PAYMENT_SETUP. Omitted if there is none.
   */
  PayByCode: z
    .object({
      PublicKey: z.string(),
      PollSeconds: z.number().nullable(),
      LateMinutes: z.number().optional(),
    })
    .optional(),
  Email: z.string(),
});

export const getTransfer = operation({
  name: 'GET_TRANSFER',
  path: 'payments/get-transfer',
  summary:
    "Returns how to pay one of the caller's orders by bank transfer: accounts, amount, payment reference and deadline; an empty list for any other order. Kado-specific. Upload a payment slip with POST payments/transfer-slip/{OrderId}; its body is a JPEG, PNG or WebP.",
  source: 'docs/decisions/039-staff-confirm-bank-transfers.md',
  caller: 'customer',
  queue: 'browse',
  /** Identifies the order by id or number. */
  request: z.object({ OrderId: optionalId, OrderNumber: text(20), languageCode }),
  response: list(row),
});
