import { z } from 'zod';
import { operation } from '../../operation.ts';
import { id, languageCode, list, recordValueJson } from '../../wire-types.ts';

/** `Body` is plain text, its paragraphs split by empty lines. `CampaignId` and `Ground` are additive. */
const row = z.object({
  CampaignId: z.number(),
  MainTitle: z.string(),
  DiscountTitle: z.string(),
  Body: z.string(),
  CoverPictureUrl: z.string(),
  Ground: z.string(),
});

export const getWebCampaignDetail = operation({
  name: 'GET_WEB_CAMPAIGN_DETAIL',
  path: 'dynamic/dataoperation/get-web-campaign-detail',
  summary: 'One campaign in the first row; an empty list when there is no such campaign.',
  source: 'specification §2, §3, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ CampaignId: id, languageCode, recordValueJson }),
  response: list(row),
});
