import { labelSet } from '../label-set.ts';

/** Where the day begins. */
export const officeTodayLabels = labelSet(182, {
  toDo: ['To do now', 'ត្រូវធ្វើឥឡូវ'],
  nothing: ['Nothing waits.', 'គ្មានអ្វីរង់ចាំទេ។'],
  toConfirm: ['Cash orders of newcomers to confirm', 'ការបញ្ជាទិញរបស់អតិថិជនថ្មី ត្រូវបញ្ជាក់'],
  awaitingTransfer: ['Orders waiting for a transfer', 'ការបញ្ជាទិញរង់ចាំការផ្ទេរប្រាក់'],
  toPrepare: ['Orders to prepare', 'ការបញ្ជាទិញត្រូវរៀបចំ'],
  toSend: ['Orders to send', 'ការបញ្ជាទិញត្រូវផ្ញើ'],
  mention: ['{by} names you in a note on {number}', '{by} បានហៅឈ្មោះអ្នកក្នុងកំណត់ចំណាំលើ {number}'],
  since: ['since {when}', 'តាំងពី {when}'],
  ordered: ['Ordered', 'បានបញ្ជាទិញ'],
  today: ['Today', 'ថ្ងៃនេះ'],
  week: ['This week', 'សប្តាហ៍នេះ'],
  orders: ['Orders: {n}', 'ការបញ្ជាទិញ៖ {n}'],
  weekAgo: ['A week ago by this hour: {amount}', 'សប្តាហ៍មុន ត្រឹមម៉ោងនេះ៖ {amount}'],
  lastWeek: ['Last week by this hour: {amount}', 'សប្តាហ៍មុន ត្រឹមពេលនេះ៖ {amount}'],
});
