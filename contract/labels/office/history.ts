import { labelSet } from '../label-set.ts';

/** The history of a thing, with Undo. */
export const officeHistoryLabels = labelSet(232, {
  history: ['History', 'ប្រវត្តិ'],
  none: ['Nothing was changed yet.', 'មិនទាន់មានការកែទេ។'],
  theShop: ['The shop', 'ហាង'],
  made: ['made', 'បានបង្កើត'],
  removed: ['removed', 'បានលុប'],
  undo: ['Undo', 'ត្រឡប់វិញ'],
  undoThis: ['Undo: {what}', 'ត្រឡប់វិញ៖ {what}'],
  undoAll: ['Undo all {n}', 'ត្រឡប់វិញទាំង {n}'],
  amongMany: ['one of {n} changed together', 'មួយក្នុងចំណោម {n} ដែលបានកែជាមួយគ្នា'],
  was: ['was', 'ពីមុន'],
  is: ['now', 'ឥឡូវ'],
});
