import type { KhmerOf } from './label-set.ts';
import type { campaignLabels } from './campaign.ts';

export const campaignKhmer: KhmerOf<typeof campaignLabels> = {
  campaigns: 'យុទ្ធនាការ',
  over: 'យុទ្ធនាការនេះបានបញ្ចប់ហើយ',
};
