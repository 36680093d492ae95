import { labelSet } from '../label-set.ts';

export const homeLabels = labelSet(63, {
  heading: ['{shop}: gifts and promotional items', '{shop}៖ កាដូ និងសម្ភារៈផ្សព្វផ្សាយ'],

  feastNext: ['Next festival', 'បុណ្យខាងមុខ'],
  orderBy: [
    'Order by {day} to get it in time, with print or engraving earlier.',
    'បញ្ជាទិញត្រឹម{day} នឹងដល់ទាន់បុណ្យ។ បើបោះពុម្ព ឬឆ្លាក់ សូមបញ្ជាទិញឱ្យឆាប់ជាងនេះ។',
  ],
  feastGifts: ['Gifts for {feast}', 'កាដូសម្រាប់{feast}'],
});
