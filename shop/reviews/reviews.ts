export { insertReview, type NewReview } from './insert-review-queries.ts';
export { listReviews } from './list-queries.ts';
export {
  addReviewPhoto,
  type ApprovedPhoto,
  changeFailedPhoto,
  claimApprovedPhoto,
  failPhoto,
  fileOfReviewPhoto,
  type PhotoFailure,
  photoToWithdraw,
  publishPhoto,
  reviewPhotoRefusal,
  withdrawPhoto,
} from './photo-queries.ts';
export { reviewKind } from './review-kind.ts';
export { heldReviews } from './review-queries.ts';
