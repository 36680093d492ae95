export type { SampleForm } from './queries.ts';
export { requestSamples, type SampleRefusal } from './sample-request.ts';
export { notifyOfSamples, sampleStatus, sampleStatusOfLink, type SampleStatus } from './sample-status.ts';
export { shareWishlist, sharedWishlist, type SharedItem, type WishlistShare } from './share-queries.ts';
export type { WishedItem } from './wished-item.ts';
