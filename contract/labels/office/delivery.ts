import { labelSet } from '../label-set.ts';

/** Delivery methods, as staff configure them. */
export const officeDeliveryLabels = labelSet(256, {
  ways: ['Delivery methods', 'វិធីដឹកជញ្ជូន'],
  newWay: ['New delivery method', 'វិធីដឹកជញ្ជូនថ្មី'],
  none: [
    'No delivery methods yet. Delivery is free everywhere.',
    'មិនទាន់កំណត់វិធីដឹកជញ្ជូនទេ៖ ការដឹកជញ្ជូនឥតគិតថ្លៃគ្រប់ទីកន្លែង។',
  ],
  days: ['Delivery days', 'ចំនួនថ្ងៃ'],
  state: ['Status', 'ស្ថានភាព'],
  everywhere: ['Everywhere', 'គ្រប់ទីកន្លែង'],
  provinces: ['{n} provinces', '{n} រាជធានី-ខេត្ត'],
  offered: ['Active', 'ផ្តល់ជូន'],
  notOffered: ['Inactive', 'មិនផ្តល់ជូន'],
});
