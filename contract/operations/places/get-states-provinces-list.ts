import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, place, recordValueJson } from '../../wire-types.ts';

export const getStatesProvincesList = operation({
  name: 'GET_STATES_PROVINCES_LIST',
  path: 'dynamic/dataoperation/get-states-provinces-list',
  summary: 'Returns the states or provinces of a country; an empty list without one.',
  source: 'specification §3, §7',
  caller: 'anyone',
  queue: 'checkout',
  limit: 'browse',
  request: z.object({ CountryId: place, languageCode, recordValueJson }),
  response: list(z.object({ StateProvinceID: z.number(), StateName: z.string() })),
});
