import { z } from 'zod';
import { operation } from '../../../operation.ts';
import { text } from '../office-types.ts';

export const measureBanner = operation({
  name: 'MEASURE_BANNER',
  path: 'records/measure-banner',
  summary:
    'Measures how readable a banner’s text is on its picture: the lowest contrast behind the text. A visible banner is refused below 4.5.',
  source: 'docs/decisions/082-readable-colours-only.md',
  caller: { staff: 'content.write' },
  request: z.object({ picture: text(0, 300) }),
  /** Null if the shop has no such picture. */
  response: z.object({ contrast: z.number().nullable() }),
});
