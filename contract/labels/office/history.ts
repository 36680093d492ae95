import { labelSet } from '../label-set.ts';

/** The history of a thing, with Undo. */
export const officeHistoryLabels = labelSet(232, {
  history: ['History', 'ប្រវត្តិ'],
  none: ['Nothing was changed yet.', 'មិនទាន់មានការកែទេ។'],
  theShop: ['The shop', 'ហាង'],
  made: ['made', 'បានបង្កើត'],
  isRemoved: ['removed', 'បានលុប'],
  removed: ['{who} removed this', '{who} បានលុប'],
  created: ['{who} made this', '{who} បានបង្កើត'],
  changedOne: ['{who} changed the {field}', '{who} បានកែ{field}'],
  turnedOn: ['{who} turned on: {field}', '{who} បានបើក៖ {field}'],
  turnedOff: ['{who} turned off: {field}', '{who} បានបិទ៖ {field}'],
  changedMany: ['{who} changed {n} things', '{who} បានកែ {n} ចំណុច'],
  byItself: ['by itself', 'ដោយស្វ័យប្រវត្តិ'],
  today: ['Today', 'ថ្ងៃនេះ'],
  yesterday: ['Yesterday', 'ម្សិលមិញ'],
  undo: ['Undo', 'ត្រឡប់វិញ'],
  undoThis: ['Undo: {what}', 'ត្រឡប់វិញ៖ {what}'],
  undoAll: ['Undo all {n}', 'ត្រឡប់វិញទាំង {n}'],
  amongMany: ['one of {n} changed together', 'មួយក្នុងចំណោម {n} ដែលបានកែជាមួយគ្នា'],
  was: ['was', 'ពីមុន'],
  is: ['now', 'ឥឡូវ'],
});
