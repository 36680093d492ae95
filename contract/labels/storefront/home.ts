import { labelSet } from '../label-set.ts';

export const homeLabels = labelSet(63, {
  heading: ['{shop}: gifts and promotional items', '{shop}៖ កាដូ និងសម្ភារៈផ្សព្វផ្សាយ'],

  feastNext: ['Next festival', 'បុណ្យខាងមុខ'],
  orderBy: ['Order by {day} to get it in time.', 'បញ្ជាទិញត្រឹម{day} នឹងដល់ទាន់បុណ្យ។'],
  feastGifts: ['Gifts for {feast}', 'កាដូសម្រាប់{feast}'],
});
