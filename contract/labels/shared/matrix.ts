import { labelSet } from '../label-set.ts';

export const matrixLabels = labelSet(6275, {
  matrix: ['How many of each', 'ចំនួនតាមពណ៌ និងទំហំ'],
  oneKind: ['All the same', 'យកតែមួយមុខ'],
  cell: ['{color}, size {size}', '{color} ទំហំ {size}'],
  notUnderstood: ['Not understood: {text}', 'យើងអានមិនយល់៖ {text}'],
});
