import { labelSet } from './label-set.ts';

export const sizeGuideLabels = labelSet(91, {
  title: 'Size guide',
  size: 'Size',
  unit: 'Unit',
  inches: 'Inches',
  centimetres: 'Centimetres',
});
