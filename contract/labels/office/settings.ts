import { labelSet } from '../label-set.ts';

/** The settings of the shop, in groups. */
export const officeSettingsLabels = labelSet(265, {
  contact: ['Shop and contact', 'ហាង និងទំនាក់ទំនង'],
  hours: ['Opening hours', 'ម៉ោងធ្វើការ'],
  days: ['Delivery days', 'ថ្ងៃដឹកជញ្ជូន'],
  arrival: ['Delivery times shown to customers', 'អត្ថបទអំពីថ្ងៃដឹកជញ្ជូន'],
  gifts: ['Gifts', 'កាដូ'],
  reviews: ['Reviews', 'មតិ'],
  deposit: ['Deposits and proofs', 'ប្រាក់កក់ និងគំរូរចនា'],
  tax: ['Companies and VAT', 'ក្រុមហ៊ុន និងអតប'],
  writing: ['Language, order numbers and dates', 'ភាសា លេខ និងថ្ងៃខែ'],
  others: ['More settings', 'ផ្សេងទៀត'],
});
