import { z } from 'zod';
import { operation } from '../../../operation.ts';

export const measureBanner = operation({
  name: 'MEASURE_BANNER',
  path: 'records/measure-banner',
  summary:
    'How well the words of a banner are read on a picture: the contrast at the weakest place of where they stand. A banner that shoppers see is refused below 4.5.',
  source: 'docs/decisions/082-contrast-and-colours.md',
  caller: { staff: 'content.write' },
  queue: 'office',
  request: z.object({ picture: z.string().max(300) }),
  /** Null if the shop has no such picture. */
  response: z.object({ contrast: z.number().nullable() }),
});
