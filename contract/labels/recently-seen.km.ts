import type { KhmerOf } from './label-set.ts';
import type { recentlySeenLabels } from './recently-seen.ts';

export const recentlySeenKhmer: KhmerOf<typeof recentlySeenLabels> = {
  title: 'បានមើលថ្មីៗ',
  clear: 'លុបទាំងអស់',
};
