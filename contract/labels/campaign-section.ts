import { labelSet } from './label-set.ts';

export const campaignSectionLabels = labelSet(88, {
  campaigns: 'Campaigns',
  seeGifts: 'See the gifts',
});
