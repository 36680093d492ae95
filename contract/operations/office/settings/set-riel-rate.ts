import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { emptyObject } from '../office-types.ts';

export const setRielRate = operation({
  name: 'SET_RIEL_RATE',
  path: 'settings/set-riel-rate',
  summary:
    'Sets the exchange rate of riel per dollar from now on. Null hides riel amounts. Existing orders keep theirs.',
  source: 'docs/internals/orders.md',
  caller: { staff: 'settings.write' },
  request: z.object({ rate: z.number().nullable() }),
  response: emptyObject,
});
