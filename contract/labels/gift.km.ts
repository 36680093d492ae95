import type { KhmerOf } from './label-set.ts';
import type { giftLabels } from './gift.ts';

export const giftKhmer: KhmerOf<typeof giftLabels> = {
  title: 'សារ និងការវេចខ្ចប់កាដូ',
  summary: 'កាដូ',
  free: 'ឥតគិតថ្លៃ',
  message: 'សារលើកាត',
  messageHint: 'មិនលើសពី {n} តួអក្សរ លើកាតក្នុងកញ្ចប់។',
  messageLeft: 'តួអក្សរនៅសល់៖ {n}',
  wrap: 'វេចខ្ចប់ជាកាដូ',
  wrapped: 'វេចខ្ចប់ជាកាដូ',
  withoutPrices: 'មិនដាក់តម្លៃក្នុងកញ្ចប់',
  withoutPricesDone: 'គ្មានតម្លៃក្នុងកញ្ចប់',
};
