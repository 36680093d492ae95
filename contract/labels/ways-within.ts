import { labelSet } from './label-set.ts';

/** Within what a way to pay is offered, wherever it is promised; the server puts it in words. */
export const waysWithinLabels = labelSet(140, {
  least: '{amount} or more',
  most: '{amount} at most',
  fromTo: '{least} to {most}',
  countries: 'only in {countries}',
});
