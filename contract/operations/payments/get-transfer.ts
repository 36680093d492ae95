import { z } from 'zod';
import { accountCurrencies } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { languageCode, list, optionalId, text } from '../../wire-types.ts';

/** A bank account of the shop. */
export const account = z.object({
  /** The bank’s name. */
  Bank: z.string(),
  /** The owner’s name. */
  AccountName: z.string(),
  /** The number of the account. */
  AccountNumber: z.string(),
  /** The currency of the account. */
  Currency: z.enum(accountCurrencies),
  /** The amount in the account's currency. */
  Amount: z.number(),
  /** The picture of the account's own QR code, or '' if there is none. */
  QrPicture: z.string(),
});

/** How an order is paid by bank transfer. */
export const transferRow = z.object({
  OrderId: z.number(),
  /** The payment reference for the transfer. */
  OrderNumber: z.string(),
  OrderTotal: z.number(),
  /** ISO 8601 with Z. */
  OrderDateUTC: z.string(),
  /** `waiting`: awaiting the payment until `Until`, ISO 8601 with Z. `ended`: expired unpaid, or canceled. */
  Standing: z.enum(['waiting', 'paid', 'ended']),
  /** When the order expires, ISO 8601 in UTC. */
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
      /** The provider’s public key; '' without one. */
      PublicKey: z.string(),
      /** The seconds between two CONFIRM_PAYMENT; null for none. */
      PollSeconds: z.number().nullable(),
      /** How many minutes after its expiry a code is still polled. */
      LateMinutes: z.number().optional(),
    })
    .optional(),
  /** The email address to which the confirmation goes. */
  Email: z.string(),
});

export const getTransfer = operation({
  name: 'GET_TRANSFER',
  path: 'payments/get-transfer',
  summary:
    "Returns how to pay one of the caller's orders by bank transfer: accounts, amount, payment reference and deadline; an empty list for any other order. Kado-specific. Upload a payment slip with `POST /api/v1/payments/transfer-slip/{OrderId}`; its body is a JPEG, PNG or WebP, with its `Content-Type`, such as `image/png`.",
  source: 'docs/internals/payments.md',
  caller: 'customer',
  queue: 'browse',
  /** Identifies the order by id or number. */
  request: z.object({ OrderId: optionalId, OrderNumber: text(20), languageCode }),
  response: list(transferRow),
});
