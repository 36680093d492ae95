import { labelSet } from '../label-set.ts';

/** Delivery methods at checkout, when staff have set some up. */
export const deliveryLabels = labelSet(152, {
  title: ['Delivery method', 'វិធីដឹកជញ្ជូន'],
  door: ['To your door', 'ដល់ផ្ទះ'],
  branch: ['Pickup at a branch', 'អ្នកទៅយកនៅសាខា'],
  bus: ['Bus station pickup', 'តាមឡានក្រុង អ្នកទៅយកនៅចំណត'],
  shop: ['Pick-up at the shop', 'អ្នកមកយកនៅហាង'],
  sameDay: ['Today', 'ថ្ងៃនេះ'],
  oneDay: ['1 day', '1 ថ្ងៃ'],
  days: ['{days} days', '{days} ថ្ងៃ'],
  free: ['Free', 'ឥតគិតថ្លៃ'],
});
