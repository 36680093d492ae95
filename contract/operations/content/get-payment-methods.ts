import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';

/** `Name`, not in the documented API, is the picture's alternative text. */
const row = z.object({
  PaymentMethodId: z.number(),
  /** The path of its logo. */
  ImageUrl: z.string(),
  /** The alternative text of the logo. */
  Name: z.string(),
});

export const getPaymentMethods = operation({
  name: 'GET_PAYMENT_METHODS',
  path: 'dynamic/dataoperation/get-payment-methods',
  summary:
    'Returns the payment methods with their pictures, for the row of logos: card, wallet and cash, which all clients offer; with AllWays also the shop’s other methods.',
  source: 'specification §2, §3, §7',
  caller: 'anyone',
  queue: 'checkout',
  limit: 'browse',
  /** The product page sends the product's id, which is ignored here. */
  request: z.object({
    /** Ignored. Existing clients send it. */
    ProductId: z.unknown().optional(),
    /** Not in the documented API: true for clients that support the methods named by GET_PAYMENT_SETUP. */
    AllWays: z.boolean().catch(false).default(false),
    languageCode,
    recordValueJson,
  }),
  response: list(row),
});
