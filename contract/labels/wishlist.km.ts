import type { KhmerOf } from './label-set.ts';
import type { wishlistLabels } from './wishlist.ts';

export const wishlistKhmer: KhmerOf<typeof wishlistLabels> = {
  lbl_wishlist_title: 'បញ្ជីចង់បានរបស់ខ្ញុំ',
  lbl_wishlist_contshop: 'បន្តទិញទំនិញ',
  lbl_wishlist_clrlist: 'លុបទាំងអស់',

  itemCount: '{n} មុខ',
  itemCountOne: '1 មុខ',
  moveToCart: 'ដាក់ក្នុងកន្ត្រក',
  requestSamples: 'ស្នើសុំគំរូទំនិញ',
  share: 'ចែករំលែកបញ្ជី',
  removeNamed: 'ដក {name} ចេញពីបញ្ជីចង់បាន',
  samples: 'សូមផ្ញើបញ្ជីនេះមកយើង រួចយើងនឹងរៀបចំគំរូទំនិញពិតជូនអ្នកមើលផ្ទាល់។',
  empty: 'បញ្ជីចង់បានរបស់អ្នកនៅទទេ',
  emptyHint: 'សូមចុចរូបបេះដូងលើផលិតផល។ យើងអាចរៀបចំគំរូទំនិញពិតគ្រប់មុខក្នុងបញ្ជីនេះ។',
  seePopular: 'មើលផលិតផលពេញនិយម',
};
