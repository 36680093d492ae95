import { z } from 'zod';
import { paymentDisplays } from '../../../constants.ts';
import { operation } from '../../../operation.ts';
import { id, time } from '../office-types.ts';

export const getPaymentMethods = operation({
  name: 'GET_WAYS_TO_PAY',
  path: 'settings/get-ways-to-pay',
  summary:
    'Returns all payment methods: whether customers see them, their limits and why not; and the current and previous riel exchange rates.',
  source: 'docs/internals/payments.md',
  caller: { staff: 'settings.write' },
  request: z.object({}),
  response: z.object({
    ways: z.array(
      z.object({
        id,
        name: z.object({ en: z.string(), km: z.string() }),
        shownAs: z.enum(paymentDisplays),
        /** The payment provider, or '' if there is none. */
        provider: z.string(),
        /**
         * `noKeys`: the provider isn't configured on the server. `noAccount`: the shop has no bank account. `off`:
         * turned off by staff.
         */
        state: z.enum(['offered', 'off', 'noKeys', 'noAccount']),
        isTest: z.boolean(),
        /** The names of the server settings that the provider needs, all set or none; never their values. */
        keys: z.array(z.string()),
        hasKeys: z.boolean(),
        /** The limits of the method as text, or '' if there are none. */
        within: z.object({ en: z.string(), km: z.string() }),
        /** The time of the last payment, if it was within the last 30 days. */
        lastPaidAt: time.nullable(),
      }),
    ),
    /** Newest first; the first one applies. A null `rate` means that no riel were shown. */
    riel: z.array(z.object({ rate: z.number().nullable(), at: time, by: z.string(), name: z.string() })),
  }),
});
