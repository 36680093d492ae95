import { labelSet } from '../label-set.ts';

export const giftLabels = labelSet(121, {
  title: ['Gift message and wrapping', 'សារ និងការវេចខ្ចប់កាដូ'],
  summary: ['Gift', 'កាដូ'],
  free: ['Free', 'ឥតគិតថ្លៃ'],
  message: ['Message on the card', 'សារលើកាត'],
  messageLeft: ['{n} characters left', 'តួអក្សរនៅសល់៖ {n}'],
  wrap: ['Gift wrap', 'វេចខ្ចប់ជាកាដូ'],
  wrapped: ['Gift wrapped', 'វេចខ្ចប់ជាកាដូ'],
  withoutPrices: ['Leave prices out of the package', 'មិនដាក់តម្លៃក្នុងកញ្ចប់'],
  withoutPricesDone: ['No prices in the package', 'មិនដាក់បង្ហាញតម្លៃក្នុងកញ្ចប់'],
});
