import { labelSet } from '../label-set.ts';

/** What narrows a table. */
export const officeFiltersLabels = labelSet(169, {
  find: ['Find', 'ស្វែងរក'],
  filters: ['Filter', 'តម្រង'],
  clear: ['Clear', 'សម្អាត'],
  more: ['Show more', 'បង្ហាញបន្ថែម'],
});
