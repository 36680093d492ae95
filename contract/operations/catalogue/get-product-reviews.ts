import { z } from 'zod';
import { fetchSizes } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { id, languageCode, list, pageNo, pageSize, recordValueJson } from '../../wire-types.ts';

/** `ReviewDate` is displayed as sent: dd-mm-yyyy in the shop's time zone. */
const row = z.object({
  Rating: z.number(),
  /** Its heading; '' without one. */
  Title: z.string(),
  ReviewerName: z.string(),
  /** The day, dd-mm-yyyy in the shop’s time zone. */
  ReviewDate: z.string(),
  /** The review as plain text. */
  Body: z.string(),
  /** Not in the documented API: whether the author bought the product here. */
  IsBoughtHere: z.boolean(),
  /** Not in the documented API: the color and size that the author bought. */
  Choice: z.array(z.string()).optional(),
  /** Additive: the shop's public answer, in the requested language if it has one. */
  Answer: z.string().optional(),
  /** Additive: photos by the author that staff approved; omitted without any. */
  Photos: z.array(z.object({ AttachmentURL: z.string(), Width: z.number(), Height: z.number() })).optional(),
  /** Additive: how many photos of a review by the logged-in customer couldn’t be published; omitted if none. */
  UnusablePhotos: z.number().optional(),
});

export const getProductReviews = operation({
  name: 'GET_PRODUCT_REVIEWS',
  path: 'dynamic/dataoperation/get-product-reviews',
  summary: 'Returns the reviews of a product that the shop shows, newest first.',
  source: 'specification §3, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({
    ProductId: id,
    PageNo: pageNo,
    PageSize: pageSize(fetchSizes.lists),
    languageCode,
    recordValueJson,
  }),
  response: list(row),
});
