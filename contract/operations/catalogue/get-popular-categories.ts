import { z } from 'zod';
import { fetchSizes } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { languageCode, list, pageNo, pageSize, recordValueJson } from '../../wire-types.ts';
import { categoryRow } from './category-row.ts';

export const getPopularCategories = operation({
  name: 'GET_POPULAR_CATEGORIES',
  path: 'dynamic/dataoperation/get-popular-categories',
  summary: 'Returns categories with products: those with their own picture first, then by sales.',
  source: 'specification §2, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({
    PageNo: pageNo,
    PageSize: pageSize(fetchSizes.products),
    languageCode,
    recordValueJson,
  }),
  response: list(categoryRow),
});
