import { labelSet } from '../label-set.ts';

/** Commune, village and map location of an address. */
export const communeLabels = labelSet(150, {
  commune: ['Commune / Sangkat', 'ឃុំ/សង្កាត់'],
  village: ['Village', 'ភូមិ'],
  chooseCommune: ['Choose a commune', 'ជ្រើសរើសឃុំ/សង្កាត់'],
  chooseVillage: ['Choose a village', 'ជ្រើសរើសភូមិ'],
  spot: ['Add my current location', 'បន្ថែមទីតាំងដែលខ្ញុំនៅឥឡូវនេះ'],
  noSpot: [
    'We couldn’t get your location. Please describe a nearby landmark.',
    'ឧបករណ៍របស់អ្នកមិនបានប្រាប់ទីតាំងទេ។ សូមសរសេរអ្វីដែលនៅក្បែរនោះ។',
  ],
  pair: ['{first}, {second}', '{first} {second}'],
  hint: ['We’ll add this to your address.', 'យើងបំពេញវាក្នុងអាសយដ្ឋានជូនអ្នក។'],
});
