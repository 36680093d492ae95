import { labelSet } from './label-set.ts';

export const campaignLabels = labelSet(58, {
  campaigns: 'Campaigns',
  over: 'This campaign is over',
});
