import { getProductReviews } from '#contract/operations/catalogue/get-product-reviews.ts';
import { productReviews } from '#shop/catalogue/catalogue.ts';
import { customerIdOf } from '../../calls/caller.ts';
import { handle } from '../../calls/operation.ts';

export const handler = handle(getProductReviews, async (input, { app, caller }) => {
  const { ProductId, PageNo: page, PageSize: pageSize, languageCode: language } = input;
  const found = await productReviews(app.db, ProductId, { page, pageSize, language }, customerIdOf(caller));
  return found.map(
    ({ rating, title, reviewerName, date, body, isBoughtHere, choice, answer, photos, unusablePhotos }) => ({
      Rating: rating,
      Title: title,
      ReviewerName: reviewerName,
      ReviewDate: date,
      Body: body,
      IsBoughtHere: isBoughtHere,
      ...(choice.length > 0 && { Choice: choice }),
      ...(answer && { Answer: answer }),
      ...(unusablePhotos > 0 && { UnusablePhotos: unusablePhotos }),
      ...(photos && {
        Photos: photos.map(({ path, width, height }) => ({
          AttachmentURL: path,
          Width: width,
          Height: height,
        })),
      }),
    }),
  );
});
