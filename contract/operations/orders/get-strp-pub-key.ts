import { z } from 'zod';
import { operation } from '../../operation.ts';
import { recordValueJson } from '../../wire-types.ts';

export const getStrpPubKey = operation({
  name: 'GET_STRP_PUB_KEY',
  path: 'common/get-strp-pub-key',
  summary: "The card provider's publishable key; '' while cards are not set up.",
  source: 'specification §7, other declared endpoints',
  caller: 'anyone',
  queue: 'checkout',
  limit: 'browse',
  request: z.object({ recordValueJson }),
  response: z.object({ strpK: z.string() }),
  refusedData: () => ({ strpK: '' }),
});
