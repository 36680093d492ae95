import { z } from 'zod';
import { fetchSizes } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { languageCode, list, localizedNames, pageNo, pageSize, recordValueJson } from '../../wire-types.ts';

/** `LocalizationJsonData` replaces the displayed text, the short name. */
const row = z.object({
  SizeID: z.number(),
  /** Its English name. */
  Name: z.string(),
  /** Its short name, such as `XL`. */
  ShortName: z.string(),
  /** Its measurements in inches; '' if unknown. */
  Inches: z.string(),
  /** Its measurements in centimeters; '' if unknown. */
  Centimeters: z.string(),
  LocalizationJsonData: localizedNames,
});

export const getSizeList = operation({
  name: 'GET_SIZE_LIST',
  path: 'dynamic/dataoperation/get-size-list',
  summary: 'Returns the sizes, smallest first, with their measurements.',
  source: 'specification §3, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ PageNo: pageNo, PageSize: pageSize(fetchSizes.lists), languageCode, recordValueJson }),
  response: list(row),
});
