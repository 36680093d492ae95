import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, recordValueJson } from '../../wire-types.ts';
import { screenLabels } from './get-localization.ts';

export const getBestFacilities = operation({
  name: 'GET_BEST_FACILITIES',
  path: 'common/get-best-facilities',
  summary:
    'Returns the labels of the benefits below the banners by key, including English ones. Kado-specific.',
  source: 'specification §7 Best Facilities fetch',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ languageCode, recordValueJson }),
  response: screenLabels,
  refusedData: () => ({ labelsJsonData: [] }),
});
