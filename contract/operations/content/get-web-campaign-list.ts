import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, list, recordValueJson } from '../../wire-types.ts';

/** `Ground`, not in the documented API, is the name of the background colour. */
const row = z.object({
  /** The id of the campaign, for GET_WEB_CAMPAIGN_DETAIL. */
  CampaignId: z.number(),
  MainTitle: z.string(),
  DiscountTitle: z.string(),
  CoverPictureUrl: z.string(),
  Ground: z.string(),
});

export const getWebCampaignList = operation({
  name: 'GET_WEB_CAMPAIGN_LIST',
  path: 'dynamic/dataoperation/get-web-campaign-list',
  summary: 'Returns the campaigns of the home page.',
  source: 'specification §3, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ languageCode, recordValueJson }),
  response: list(row),
});
