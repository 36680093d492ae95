import { labelSet } from '../label-set.ts';

/** Commune, village and spot of an address. */
export const communeLabels = labelSet(150, {
  commune: ['Commune / Sangkat', 'ឃុំ/សង្កាត់'],
  village: ['Village', 'ភូមិ'],
  chooseCommune: ['Choose a commune', 'ជ្រើសរើសឃុំ/សង្កាត់'],
  chooseVillage: ['Choose a village', 'ជ្រើសរើសភូមិ'],
  spot: ['Add where I am now', 'បន្ថែមទីតាំងដែលខ្ញុំនៅឥឡូវនេះ'],
  noSpot: [
    'Your device did not say where it is. Please write what is nearby.',
    'ឧបករណ៍របស់អ្នកមិនបានប្រាប់ទីតាំងទេ។ សូមសរសេរអ្វីដែលនៅក្បែរនោះ។',
  ],
  pair: ['{first}, {second}', '{first} {second}'],
  hint: ['It is written into the address line.', 'យើងបំពេញវាក្នុងអាសយដ្ឋានជូនអ្នក។'],
});
