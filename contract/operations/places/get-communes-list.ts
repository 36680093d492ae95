import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, place, recordValueJson } from '../../wire-types.ts';

export const getCommunesList = operation({
  name: 'GET_COMMUNES_LIST',
  path: 'dynamic/dataoperation/get-communes-list',
  summary:
    'Returns the communes and quarters of a Cambodian district with their villages; an empty list for any other place.',
  source: 'docs/specification.md',
  caller: 'anyone',
  queue: 'checkout',
  limit: 'browse',
  request: z.object({ CityId: place, languageCode, recordValueJson }),
  response: list(
    z.object({
      /** The name of the commune or quarter. */
      CommuneName: z.string(),
      /** Its villages. */
      VillageNames: z.array(z.string()),
    }),
  ),
});
