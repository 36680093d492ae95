import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';

export const getCountriesList = operation({
  name: 'GET_COUNTRIES_LIST',
  path: 'dynamic/dataoperation/get-countries-list',
  summary: 'Returns the countries.',
  source: 'specification §3, §7',
  caller: 'anyone',
  queue: 'checkout',
  limit: 'browse',
  request: z.object({ languageCode, recordValueJson }),
  response: list(z.object({ CountryID: z.number(), CountryName: z.string() })),
});
