import { labelSet } from './label-set.ts';

export const campaignLabels = labelSet(58, {
  campaigns: 'Campaigns',
  gifts: 'Gifts for this campaign',
  over: 'This campaign is over',
  overHint: 'Please look at our other gifts.',
});
