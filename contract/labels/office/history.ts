import { labelSet } from '../label-set.ts';

/** The change history of a record, with Undo. */
export const officeHistoryLabels = labelSet(232, {
  none: ['No changes yet.', 'មិនទាន់មានការកែទេ។'],
  theShop: ['System', 'ហាង'],
  made: ['created', 'បានបង្កើត'],
  isRemoved: ['deleted', 'បានលុប'],
  removed: ['{who} deleted this', '{who} បានលុប'],
  created: ['{who} created this', '{who} បានបង្កើត'],
  changedOne: ['{who} changed {field}', '{who} បានកែ{field}'],
  turnedOn: ['{who} turned on {field}', '{who} បានបើក៖ {field}'],
  turnedOff: ['{who} turned off {field}', '{who} បានបិទ៖ {field}'],
  changedMany: ['{who} changed {n} fields', '{who} បានកែ {n} ចំណុច'],
  byItself: ['automatic', 'ដោយស្វ័យប្រវត្តិ'],
  today: ['Today', 'ថ្ងៃនេះ'],
  yesterday: ['Yesterday', 'ម្សិលមិញ'],
  undoThis: ['Undo: {what}', 'ត្រឡប់វិញ៖ {what}'],
  amongMany: ['part of a bulk edit of {n}', 'មួយក្នុងចំណោម {n} ដែលបានកែជាមួយគ្នា'],
  was: ['before', 'ពីមុន'],
  is: ['after', 'ឥឡូវ'],
});
