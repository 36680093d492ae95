import { labelSet } from './label-set.ts';

export const campaignLabels = labelSet(58, {
  campaigns: 'Campaigns',
  over: 'This campaign is over',
  seeGifts: 'See the {n} gifts',
  onThisPage: 'On this page',
  days: '{from} to {to}',
  prices: '{from} to {to}',
  forMany: 'For many at once',
  askUs: 'Ask us',
});
