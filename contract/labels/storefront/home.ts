import { labelSet } from '../label-set.ts';

export const homeLabels = labelSet(63, {
  heading: ['{shop}: gifts and promotional items', '{shop}៖ កាដូ និងសម្ភារៈផ្សព្វផ្សាយ'],
  description: [
    'Gifts and promotional items with your name or logo, delivered to every province.',
    'កាដូ និងសម្ភារៈផ្សព្វផ្សាយ ដាក់ឈ្មោះ ឬឡូហ្គោរបស់អ្នក ដឹកជញ្ជូនដល់គ្រប់រាជធានី-ខេត្ត។',
  ],
});
