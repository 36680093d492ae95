import { labelSet } from '../label-set.ts';

/** Texts for the review screens, in addition to those in contract/resources/review.ts. */
export const officeReviewsLabels = labelSet(6022, {
  hide: ['Hide', 'លាក់'],
  hideTitle: ['Hide selected reviews', 'លាក់មតិដែលបានជ្រើសរើស'],
  show: ['Show', 'បង្ហាញ'],
  check: ['Mark as checked', 'សម្គាល់ថាបានពិនិត្យ'],
  noteRequired: ['Add a note for the reason “Other”.', 'សូមសរសេរកំណត់ចំណាំ សម្រាប់មូលហេតុ «ផ្សេងទៀត»។'],
  updated: ['Updated: {n}', 'បានកែ៖ {n}'],
  notUpdated: ['Not updated: {n}', 'មិនបានកែ៖ {n}'],
  undone: ['Undone: {n}', 'បានត្រឡប់វិញ៖ {n}'],
});
