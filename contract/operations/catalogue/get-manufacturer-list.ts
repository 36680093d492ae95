import { z } from 'zod';
import { fetchSizes } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { languageCode, list, pageNo, pageSize, recordValueJson } from '../../wire-types.ts';

export const getManufacturerList = operation({
  name: 'GET_MANUFACTURER_LIST',
  path: 'dynamic/dataoperation/get-manufacturer-list',
  summary: 'Returns the brands by name, which is the same in every language.',
  source: 'specification §3, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ PageNo: pageNo, PageSize: pageSize(fetchSizes.lists), languageCode, recordValueJson }),
  response: list(
    z.object({
      ManufacturerID: z.number(),
      /** The brand. */
      Name: z.string(),
    }),
  ),
});
