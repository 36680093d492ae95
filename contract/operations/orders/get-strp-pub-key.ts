import { z } from 'zod';
import { operation } from '../../operation.ts';
import { recordValueJson } from '../../wire-types.ts';

export const getStrpPubKey = operation({
  name: 'GET_STRP_PUB_KEY',
  path: 'common/get-strp-pub-key',
  summary: "Returns the card provider's publishable key; '' if card payments aren’t set up.",
  source: 'specification §7, other declared endpoints',
  caller: 'anyone',
  queue: 'checkout',
  limit: 'browse',
  request: z.object({ recordValueJson }),
  response: z.object({
    /** The publishable key; '' without card payments. */
    strpK: z.string(),
  }),
  refusedData: () => ({ strpK: '' }),
});
