import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, place, recordValueJson } from '../../wire-types.ts';

export const getCitiesList = operation({
  name: 'GET_CITIES_LIST',
  path: 'dynamic/dataoperation/get-cities-list',
  summary: 'Returns the cities or districts of a state or province; an empty list without one.',
  source: 'specification §3, §7',
  caller: 'anyone',
  queue: 'checkout',
  limit: 'browse',
  request: z.object({ StateProvinceId: place, languageCode, recordValueJson }),
  response: list(z.object({ CityID: z.number(), CityName: z.string() })),
});
