import { z } from 'zod';
import { fetchSizes } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { languageCode, list, localizedNames, pageNo, pageSize, recordValueJson } from '../../wire-types.ts';

/** The path doesn't match the name, but existing clients use it. */
export const getTagsList = operation({
  name: 'GET_TAGS_LIST',
  path: 'dynamic/dataoperation/get-popular-tags',
  summary: 'Returns the tags.',
  source: 'specification §3, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ PageNo: pageNo, PageSize: pageSize(fetchSizes.lists), languageCode, recordValueJson }),
  response: list(z.object({ TagID: z.number(), TagName: z.string(), LocalizationJsonData: localizedNames })),
});
