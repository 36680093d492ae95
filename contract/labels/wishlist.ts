import { labelSet } from './label-set.ts';

export const wishlistLabels = labelSet(80, {
  lbl_wishlist_title: 'My Wish List',
  lbl_wishlist_contshop: 'Continue Shopping',
  lbl_wishlist_clrlist: 'Clear Wishlist',

  itemCount: '{n} items',
  itemCountOne: '1 item',
  moveToCart: 'Move to cart',
  requestSamples: 'Request samples',
  share: 'Share list',
  removeNamed: 'Remove {name} from wish list',
  samples: 'Show us this list and we prepare real samples for you to hold.',
  empty: 'Your wish list is empty',
  emptyHint: 'Tap the heart on a product. We can prepare a real sample of everything on the list.',
  seePopular: 'See popular products',
});
