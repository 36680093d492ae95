import { labelSet } from '../label-set.ts';

export const wishlistLabels = labelSet(80, {
  lbl_wishlist_title: ['My Wish List', 'បញ្ជីចង់បានរបស់ខ្ញុំ'],
  lbl_wishlist_contshop: ['Continue Shopping', 'បន្តទិញទំនិញ'],
  lbl_wishlist_clrlist: ['Clear Wishlist', 'លុបទាំងអស់'],

  itemCount: ['{n} items', '{n} មុខ'],
  itemCountOne: ['1 item', '1 មុខ'],
  moveToCart: ['Move to cart', 'ដាក់ក្នុងកន្ត្រក'],
  requestSamples: ['Request samples', 'ស្នើសុំគំរូទំនិញ'],
  share: ['Share list', 'ចែករំលែកបញ្ជី'],
  removeNamed: ['Remove {name} from wish list', 'ដក {name} ចេញពីបញ្ជីចង់បាន'],
  samples: [
    'Show us this list and we’ll prepare real samples for you.',
    'សូមផ្ញើបញ្ជីនេះមកយើង រួចយើងនឹងរៀបចំគំរូទំនិញពិតជូនអ្នកមើលផ្ទាល់។',
  ],
  empty: ['Your wish list is empty', 'បញ្ជីចង់បានរបស់អ្នកនៅទទេ'],
  emptyHint: [
    'Tap the heart on a product to save it. We can prepare a real sample of anything on your list.',
    'សូមចុចរូបបេះដូងលើផលិតផល។ យើងអាចរៀបចំគំរូទំនិញពិតគ្រប់មុខក្នុងបញ្ជីនេះ។',
  ],
  seePopular: ['See popular products', 'មើលផលិតផលពេញនិយម'],
});
