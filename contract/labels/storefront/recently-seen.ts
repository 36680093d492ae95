import { labelSet } from '../label-set.ts';

/** Products this browser has shown lately. */
export const recentlySeenLabels = labelSet(124, {
  title: ['Recently viewed', 'បានមើលថ្មីៗ'],
  clear: ['Clear', 'លុបទាំងអស់'],
});
