import { labelSet } from '../label-set.ts';

/** What narrows a table. */
export const officeFiltersLabels = labelSet(169, {
  find: ['Find', 'ស្វែងរក'],
  filters: ['Filter', 'តម្រង'],
  clear: ['Clear', 'លុបទាំងអស់'],
  nextRow: ['Next row', 'ជួរបន្ទាប់'],
  previousRow: ['Row before', 'ជួរមុន'],
  more: ['Show more', 'បង្ហាញបន្ថែម'],
});
