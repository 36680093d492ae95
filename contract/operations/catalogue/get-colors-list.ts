import { z } from 'zod';
import { fetchSizes } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { languageCode, list, localizedNames, pageNo, pageSize, recordValueJson } from '../../wire-types.ts';

const row = z.object({
  ColorID: z.number(),
  /** Its English name. */
  ColorName: z.string(),
  HexCode: z.string(),
  LocalizationJsonData: localizedNames,
});

export const getColorsList = operation({
  name: 'GET_COLORS_LIST',
  path: 'dynamic/dataoperation/get-colors-list',
  summary: 'Returns the colors for the filter.',
  source: 'specification §2; documented API',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ PageNo: pageNo, PageSize: pageSize(fetchSizes.lists), languageCode, recordValueJson }),
  response: list(row),
});
