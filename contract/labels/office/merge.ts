import { labelSet } from '../label-set.ts';

/** Merging one attribute into another of the same kind. */
export const officeMergeLabels = labelSet(284, {
  open: ['Merge into another', 'រួមបញ្ចូលជាមួយពាក្យផ្សេង'],
  heading: ['Merge {name} into another', 'រួមបញ្ចូល {name} ជាមួយពាក្យផ្សេង'],
  into: ['Keep', 'ពាក្យដែលនៅ'],
  choose: ['Select one', 'សូមជ្រើសរើស'],
  none: ['There is nothing to merge with.', 'គ្មានពាក្យផ្សេងទេ។'],
  noProduct: [
    'No products use {from}. It will be deleted and {into} kept.',
    'គ្មានផលិតផលប្រើ {from} ទេ។ វានឹងបាត់ ហើយ {into} នៅដដែល។',
  ],
  products: [
    '{into} will replace {from}, which will be deleted. Products affected: {n}',
    '{into} នឹងជំនួស {from} ដែលនឹងលុបចេញ។ ផលិតផលដែលប្រែប្រួល៖ {n}',
  ],
  more: ['and {n} more', 'និង {n} ទៀត'],
  merge: ['Merge {n} products', 'រួមបញ្ចូល៖ ផលិតផល {n}'],
  mergeOne: ['Merge 1 product', 'រួមបញ្ចូល៖ ផលិតផល 1'],
  done: [
    '{from} was merged into {into}. Products updated: {n}',
    '{from} ក្លាយជា {into} ហើយ។ ផលិតផលដែលបានកែ៖ {n}',
  ],
  undone: ['Merge undone.', 'បានត្រឡប់វិញ៖ មានពីរដូចមុន។'],
  stayed: [
    'Merge undone, except for these, which have been edited since: {names}',
    'បានត្រឡប់វិញ លើកលែងតែផលិតផលដែលមានអ្នកកែក្រោយមក៖ {names}',
  ],
});
