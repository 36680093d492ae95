import { labelSet } from '../label-set.ts';

/** Ways to deliver, as staff set them. */
export const officeDeliveryLabels = labelSet(256, {
  ways: ['Ways to deliver', 'វិធីដឹកជញ្ជូន'],
  newWay: ['New way to deliver', 'វិធីដឹកជញ្ជូនថ្មី'],
  none: ['No ways are set: delivery is free, everywhere.', 'មិនទាន់កំណត់វិធីដឹកជញ្ជូនទេ៖ ការដឹកជញ្ជូនឥតគិតថ្លៃគ្រប់ទីកន្លែង។'],
  days: ['Days', 'ចំនួនថ្ងៃ'],
  state: ['State', 'ស្ថានភាព'],
  everywhere: ['Everywhere', 'គ្រប់ទីកន្លែង'],
  provinces: ['{n} provinces', '{n} រាជធានី-ខេត្ត'],
  offered: ['Offered', 'ផ្តល់ជូន'],
  notOffered: ['Not offered', 'មិនផ្តល់ជូន'],
});
