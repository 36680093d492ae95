import { z } from 'zod';
import { forAnyLink, forLink } from '../../for-link.ts';
import { jobActNames } from '../../forms/job-acts.ts';
import { paymentDisplays, proofApprovers } from '../../constants.ts';
import { proofSituations, proofStates } from '../../proofs.ts';
import { operation } from '../../operation.ts';
import { languageCode, list, optionalId, text } from '../../wire-types.ts';
import { account, transferRow } from '../payments/get-transfer.ts';
import { orderedCells } from './cart-fields.ts';
import { orderPrintRow } from './artwork-fields.ts';
import { itemRow } from './get-customer-order-history-detail.ts';
import { orderRow } from './get-customer-order-history-master.ts';
import { progressRow } from './get-order-progress.ts';

/** What is paid on the page. */
const payment = z.object({
  /**
   * `choose`: the customer transfers the amount, or requests a code. `code`: they have a QR code. `checking`: the outcome
   * is unknown. `goes-back`: the payment was received too late and is refunded. `ended`: the order expired unpaid.
   */
  State: forAnyLink(z.enum(['choose', 'code', 'checking', 'paid', 'goes-back', 'ended'])),
  /** The amount in dollars. */
  Amount: forAnyLink(z.number()),
  /** Null if the shop has no exchange rate. */
  Riel: forAnyLink(z.number().nullable()),
  /** ISO 8601 with Z; null if there is no deadline. */
  Until: forAnyLink(z.string().nullable()),
  /** The accounts to transfer to; empty if that isn’t possible. */
  Accounts: forAnyLink(z.array(account)),
  /** The QR code to pay with; null without one. */
  Code: forAnyLink(
    z
      .object({
        /** The content of the QR code. */
        Text: z.string(),
        /** The modules of the QR code, as in BEGIN_PAYMENT. */
        Modules: z.string(),
        /** `USD` or `KHR`. */
        Currency: z.string(),
        /** The amount in that currency. */
        Amount: z.number(),
        /** ISO 8601 with Z. */
        Until: z.string(),
      })
      .nullable(),
  ),
  /** The minutes a QR code is valid; null if none can be requested. */
  CodeMinutes: forAnyLink(z.number().nullable()),
  /** The methods that can pay it on the page, in the shop's order, and what the browser needs to show each. */
  Methods: forAnyLink(
    z.array(
      z.object({
        PaymentMethodId: z.number(),
        /** Its name in the requested language. */
        Name: z.string(),
        /** What it shows, as in GET_PAYMENT_SETUP. */
        ShownAs: z.enum(paymentDisplays),
        /** The name of the provider. */
        Provider: z.string(),
        /** The provider's public key, or '' if there is none. */
        PublicKey: z.string(),
        /** Whether the provider is in test mode. */
        IsTest: z.boolean(),
      }),
    ),
  ),
  /** When the last payment slip was sent, ISO 8601 with Z; null if none was. */
  SlipAt: forAnyLink(z.string().nullable()),
  /** Whether it is the balance due of an order. */
  IsBalance: forAnyLink(z.boolean()),
  /** Whether the order expires if a QR code isn't paid in time. Otherwise it can still be paid in another way. */
  CodeEndsOrder: forAnyLink(z.boolean()),
});

const row = z.object({
  /** What the viewer may see: all of it, or only what an older link was sent for. */
  Right: forAnyLink(z.enum(['all', 'pay', 'balance', 'confirm', 'receipt'])),
  /** The order, as in the list of orders. */
  Order: orderRow,
  /** Its items. */
  Items: z.array(
    itemRow.extend({
      /** The path of its picture with the customer’s logo. Omitted if no picture shows one, or once the links ended. */
      PrintedImageUrl: forLink(z.string().optional()),
    }),
  ),
  /** How far it is. */
  Progress: progressRow,
  /** Null if there is no payment on the page. */
  Payment: payment.nullable(),
  /** In the account, how the order is paid by bank transfer, as in GET_TRANSFER. Omitted otherwise. */
  Transfer: transferRow.optional(),
  /** What is printed on its items. A link shows the pictures at its own address, below `artwork/`. */
  Prints: z.array(orderPrintRow),
  /** Messages about the order, oldest first; `At` in ISO 8601 with Z. */
  Messages: z.array(
    z.object({
      /** When it was written, ISO 8601 in UTC. */
      At: forLink(z.string()),
      /** The message as plain text. */
      Text: forLink(z.string()),
      IsOurs: forLink(z.boolean()),
    }),
  ),
  /** Proofs of printed items that were sent, newest first per item. */
  Proofs: z.array(
    z.object({
      ProofId: forLink(z.string()),
      OrderItemID: forLink(z.number()),
      /** 1 for the first proof of the item, then 2. */
      Number: forLink(z.number()),
      ProductName: forLink(z.string()),
      Quantity: forLink(z.number()),
      /** Its pieces by color and size; omitted when all are alike. */
      Cells: forLink(orderedCells.optional()),
      /** The number of the order whose approved proof it repeats. Omitted if it is new. */
      Repeats: forLink(z.string().optional()),
      /** Whether it was answered, and how. */
      State: forLink(z.enum(proofStates).exclude(['draft'])),
      /** What it is for the customer: its state and what became of the order. `open` waits for an answer. */
      Situation: forLink(z.enum(proofSituations)),
      /** What the shop wrote with it. */
      Note: forLink(z.string()),
      /** What is printed where. */
      Places: forLink(
        z.array(
          z.object({
            /** The printed option. */
            Name: z.string(),
            /** Width in mm; null if unknown. */
            WidthMm: z.number().nullable(),
            /** Height in mm; null if unknown. */
            HeightMm: z.number().nullable(),
            /** The colors to print; '' if unknown. */
            Inks: z.string(),
            /** Whether the customer had sent nothing for it yet, so that the proof doesn't show it. Omitted if not. */
            Lacks: z.literal(true).optional(),
            /** The text or the names to print, exactly as entered, one per line; '' for files. */
            Text: z.string(),
            /** The customer’s wish, if the shop draws it; otherwise omitted. */
            Drawing: z.string().optional(),
          }),
        ),
      ),
      /** The total of the order with it, and now. */
      Total: forLink(z.number()),
      OrderTotal: forLink(z.number()),
      /** The agreed price of a piece. Omitted if the price by quantity applies, or its pieces have several prices. */
      PiecePrice: forLink(z.number().optional()),
      /** Whether it can be answered. A proof that no longer fits the order can't. */
      IsOpen: forLink(z.boolean()),
      /** ISO 8601 with Z. */
      SentAt: forLink(z.string()),
      /** When it was answered, ISO 8601 in UTC; null if it wasn’t. */
      AnsweredAt: forLink(z.string().nullable()),
      /** The name of the person who answered; '' without an answer. */
      AnswerName: forLink(z.string()),
      /** What they wrote; '' for nothing. */
      Answer: forLink(z.string()),
      /** Places in the picture that they wrote about. */
      Marks: forLink(
        z.array(
          z.object({
            /** From the left, in percent of the picture’s width. */
            x: z.number(),
            /** From the top, in percent of the picture’s height. */
            y: z.number(),
            /** What they wrote there. */
            text: z.string(),
          }),
        ),
      ),
      /** The first eight digits of its hash. */
      Hash: forLink(z.string()),
      /** Below the page of a link; '' once deleted, or if the links ended. */
      Picture: forLink(z.string()),
    }),
  ),
  /** Who may approve: anyone with the link, or only with a code. */
  ApproveBy: forAnyLink(z.enum(proofApprovers)),
  /** In the account, the path of the page on which proofs are answered; '' behind a link. */
  Page: z.string(),
  /** The link that lets a Telegram chat follow the order; '' if the shop has no bot, or the order is done. It works in one chat, for a day. */
  TelegramUrl: forLink(z.string()),
  /** What the viewer can do now. */
  May: forAnyLink(z.array(z.enum(jobActNames))),
  /** When the links to the page end, ISO 8601 with Z; null while the order isn't done. */
  LinksUntil: forAnyLink(z.string().nullable()),
});

export const getJob = operation({
  name: 'GET_JOB',
  path: 'dynamic/dataoperation/get-job',
  summary:
    "Returns the page of an order: by `Code`, the last part of a link to it, or by `OrderId`, if it is the caller's. A link shows neither street nor phone number. An empty list for anything else. Kado-specific.",
  source: 'docs/decisions/112-one-page-of-an-order.md',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({
    OrderId: optionalId,
    /** The last part of a link to the page; '' to use `OrderId`. */
    Code: text(120),
    languageCode,
  }),
  response: list(row),
});
