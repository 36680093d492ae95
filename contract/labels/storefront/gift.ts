import { labelSet } from '../label-set.ts';

/** What can be asked for with an order that is a gift. */
export const giftLabels = labelSet(121, {
  title: ['Gift message and wrapping', 'សារ និងការវេចខ្ចប់កាដូ'],
  summary: ['A gift', 'កាដូ'],
  free: ['Free of charge', 'ឥតគិតថ្លៃ'],
  message: ['Message on the card', 'សារលើកាត'],
  messageLeft: ['Characters left: {n}', 'តួអក្សរនៅសល់៖ {n}'],
  wrap: ['Wrap it as a gift', 'វេចខ្ចប់ជាកាដូ'],
  wrapped: ['Wrapped as a gift', 'វេចខ្ចប់ជាកាដូ'],
  withoutPrices: ['Leave prices out of the parcel', 'មិនដាក់តម្លៃក្នុងកញ្ចប់'],
  withoutPricesDone: ['No prices in the parcel', 'មិនដាក់បង្ហាញតម្លៃក្នុងកញ្ចប់'],
});
