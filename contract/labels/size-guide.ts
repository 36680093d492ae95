import { labelSet } from './label-set.ts';

export const sizeGuideLabels = labelSet(91, {
  title: 'Size guide',
  size: 'Size',
  units: 'In centimetres, below them in inches',
  chest: 'Chest',
  width: 'Width',
  length: 'Length',
  height: 'Height',
  measures: 'Measures',
  clothesHow: 'Lay a shirt you like flat and measure it. Between two sizes, take the larger one.',
  clothesDrawing: 'A: chest, from arm to arm',
  sheetDrawing: 'A: width. B: length',
  boxDrawing: 'A: length. B: width. C: height',
});
