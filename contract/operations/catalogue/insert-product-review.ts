import { z } from 'zod';
import { reviewForm } from '../../forms/review.ts';
import { listing } from '../../constants.ts';
import { messageRow, operation } from '../../operation.ts';
import { outcomeRow } from '../../outcome-row.ts';
import { id, list, recordValueJson } from '../../wire-types.ts';
import { emailText, formText } from '../accounts/account-fields.ts';

/** Stars as a number or text, 1 to 5. Uses the default if none was selected. */
const rating = z
  .union([z.number().int().min(1).max(5), z.string().regex(/^\s*[1-5]?\s*$/u), z.null()])
  .optional()
  .transform((value) => Number(value ?? '') || listing.defaultRating);

export const insertProductReview = operation({
  name: 'INSERT_PRODUCT_REVIEW',
  path: 'dynamic/dataoperation/insert-product-review',
  summary:
    "Adds a review to a product. It is visible immediately, or after staff approve it if the shop holds new reviews. Returns 'Saved Successfully' or a validation message. A logged-in customer who bought the product can send photos to `POST /api/v1/catalogue/review-photo/{ReviewId}` within an hour; they are visible after staff approve them.",
  source: 'specification §3 Review (submit), §5, §7',
  caller: 'anyone',
  queue: 'message',
  refusals: { 404: ['invalidProduct'], 429: ['tooManyRequests'] },
  form: reviewForm,
  request: z.object({
    ProductId: id,
    ReviewerName: formText,
    /** The author’s email address. It isn’t displayed. */
    ReviewerEmail: emailText,
    /** The heading. */
    ReviewTitle: formText,
    /** The review as plain text. */
    ReviewBody: formText,
    /** Stars, 1 to 5. Empty means 5. */
    ReviewRating: rating,
    recordValueJson,
  }),
  response: list(
    outcomeRow.extend({
      /** Additive: the id of the review, for a customer who may add photos. */
      ReviewId: z.number().optional(),
    }),
  ),
  refusedData: messageRow,
});
