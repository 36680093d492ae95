import { z } from 'zod';
import { fetchSizes } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { languageCode, list, pageNo, pageSize, recordValueJson } from '../../wire-types.ts';
import { categoryRow } from './category-row.ts';

export const getCategoriesList = operation({
  name: 'GET_CATEGORIES_LIST',
  path: 'dynamic/dataoperation/get-categories-list',
  summary:
    'Returns the categories, parents before children, each with its number of products including subcategories.',
  source: 'specification §2, §3, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ PageNo: pageNo, PageSize: pageSize(fetchSizes.lists), languageCode, recordValueJson }),
  response: list(categoryRow),
});
