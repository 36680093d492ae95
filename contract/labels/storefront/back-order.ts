import { labelSet } from '../label-set.ts';

/** Texts that the server adds to products which can be ordered before they are there. */
export const backOrderLabels = labelSet(6640, {
  availableFrom: ['Available from {day}', 'មានទំនិញចាប់ពី {day}'],
});
