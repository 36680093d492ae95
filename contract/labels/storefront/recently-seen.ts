import { labelSet } from '../label-set.ts';

/** Products recently viewed in this browser. */
export const recentlySeenLabels = labelSet(124, {
  title: ['Recently viewed', 'បានមើលថ្មីៗ'],
  clear: ['Clear', 'លុបទាំងអស់'],
});
