import type { KhmerOf } from './label-set.ts';
import type { campaignSectionLabels } from './campaign-section.ts';

export const campaignSectionKhmer: KhmerOf<typeof campaignSectionLabels> = {
  campaigns: 'យុទ្ធនាការ',
  seeGifts: 'មើលកាដូ',
};
