import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, optionalId, recordValueJson } from '../../wire-types.ts';
import { artworkRow } from './artwork-fields.ts';

export const getArtworkLibrary = operation({
  name: 'GET_ARTWORK_LIBRARY',
  path: 'common/get-artwork-library',
  summary:
    'Returns the files for printing that the caller sent and uses, the latest first, for SEND_ARTWORK. Kado-specific.',
  source: 'docs/decisions/111-artwork.md',
  caller: 'customer',
  queue: 'browse',
  request: z.object({ UserID: optionalId, languageCode, recordValueJson }),
  response: list(artworkRow),
});
