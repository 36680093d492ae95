import { z } from 'zod';
import { operation } from '../../operation.ts';
import { id, languageCode, list, recordValueJson } from '../../wire-types.ts';

/**
 * `Body` is plain text; empty lines separate its paragraphs. Not in the documented API: `CampaignId`,
 * `Ground`; `StartsOn` and `EndsOn` (yyyy-mm-dd, '' if unset); `ForMany`, for customers who buy gifts for
 * many people; `Groups` of the campaign's gifts, by product ids or the popular products of a category.
 */
const row = z.object({
  /** The id of the campaign. */
  CampaignId: z.number(),
  MainTitle: z.string(),
  DiscountTitle: z.string(),
  /** Plain text; empty lines separate its paragraphs. */
  Body: z.string(),
  CoverPictureUrl: z.string(),
  Ground: z.string(),
  /** Its first day, yyyy-mm-dd; '' if unset. */
  StartsOn: z.string(),
  /** Its last day, yyyy-mm-dd; '' if unset. */
  EndsOn: z.string(),
  /** A text for customers who buy gifts for many people; '' if unset. */
  ForMany: z.string(),
  /** For search engines. Omitted if unset. */
  MetaTitle: z.string().optional(),
  MetaDescription: z.string().optional(),
  /** Its gifts, in groups. */
  Groups: z.array(
    z.object({
      /** The heading of the group. */
      Title: z.string(),
      /** The ids of the products; empty if `CategoryId` is set. */
      ProductIds: z.array(z.number()),
      /** The category whose popular products it shows; null if `ProductIds` are set. */
      CategoryId: z.number().nullable(),
    }),
  ),
});

export const getWebCampaignDetail = operation({
  name: 'GET_WEB_CAMPAIGN_DETAIL',
  path: 'dynamic/dataoperation/get-web-campaign-detail',
  summary: 'Returns a campaign in the first row, or an empty list if it doesn’t exist.',
  source: 'specification §2, §3, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({
    /** The id of the campaign. */
    CampaignId: id,
    languageCode,
    recordValueJson,
  }),
  response: list(row),
});
