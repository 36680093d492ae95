import { z } from 'zod';
import { messageRow, operation } from '../../operation.ts';
import { list } from '../../wire-types.ts';
import { placementRow } from '../catalogue/area-row.ts';
import { printOutcome, printPlace } from './artwork-fields.ts';

export const placeArtwork = operation({
  name: 'PLACE_ARTWORK',
  path: 'common/place-artwork',
  summary:
    'Sets where the file that was sent for an option of an ordered item or of a product is in its area. Kado-specific.',
  source: 'docs/decisions/111-artwork.md',
  caller: 'anyone',
  queue: 'account',
  refusals: { 401: ['loginNeeded'], 404: ['notFound'], 409: ['started'] },
  request: z.object({ ...printPlace, Placement: placementRow }),
  response: list(printOutcome),
  refusedData: messageRow,
});
