import { createWishlistShare } from '#contract/operations/samples/create-wishlist-share.ts';
import { serverAnswers } from '#contract/server-answers.ts';
import { shareWishlist } from '#shop/samples/samples.ts';
import { handle } from '../../calls/operation.ts';
import { rowRefusal } from '../../calls/row-refusal.ts';
import { wishedItems } from './wished-items.ts';

export const handler = handle(createWishlistShare, async ({ Items }, { app }) => {
  const share = await shareWishlist(app.db, wishedItems(Items));
  if (!share) return rowRefusal(400, 'itemsGone');
  return [
    { ResponseMsg: serverAnswers.saved, ShareCode: share.code, ExpiresAt: share.expiresAt.toISOString() },
  ];
});
