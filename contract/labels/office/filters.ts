import { labelSet } from '../label-set.ts';

export const officeFiltersLabels = labelSet(169, {
  filters: ['Filters', 'តម្រង'],
  clear: ['Clear', 'លុបទាំងអស់'],
  nextRow: ['Next row', 'ជួរបន្ទាប់'],
  previousRow: ['Previous row', 'ជួរមុន'],
});
