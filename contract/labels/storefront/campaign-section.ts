import { labelSet } from '../label-set.ts';

export const campaignSectionLabels = labelSet(88, {
  campaigns: ['Campaigns', 'យុទ្ធនាការ'],
  seeGifts: ['Shop gifts', 'មើលកាដូ'],
});
