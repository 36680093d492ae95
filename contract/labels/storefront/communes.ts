import { labelSet } from '../label-set.ts';

/** Commune and village of an address. */
export const communeLabels = labelSet(150, {
  commune: ['Commune / Sangkat', 'ឃុំ/សង្កាត់'],
  village: ['Village', 'ភូមិ'],
  chooseCommune: ['Choose a commune', 'ជ្រើសរើសឃុំ/សង្កាត់'],
  chooseVillage: ['Choose a village', 'ជ្រើសរើសភូមិ'],
  pair: ['{first}, {second}', '{first} {second}'],
  hint: ['It is written into the address line.', 'យើងបំពេញវាក្នុងអាសយដ្ឋានជូនអ្នក។'],
});
