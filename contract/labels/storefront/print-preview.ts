import { labelSet } from '../label-set.ts';

/** The logo on the picture of a product, and how to move it. */
export const printPreviewLabels = labelSet(6386, {
  preview: ['Your logo on {name}', 'ឡូហ្គោរបស់អ្នកលើ {name}'],
  opening: ['Showing your logo on the picture', 'កំពុងដាក់ឡូហ្គោលើរូបភាព'],
  frame: ['Place and size of the logo', 'ទីតាំង និងទំហំឡូហ្គោ'],
  size: ['{width} × {height} mm', '{width} × {height} ម.ម'],
  share: ['{n}% of the width', '{n}% នៃទទឹង'],
  where: [
    '{size}, {x}% from the left, {y}% from the top, turned {turn}°',
    '{size} ពីឆ្វេង {x}% ពីលើ {y}% បង្វិល {turn}°',
  ],
  hint: [
    'Drag the logo, or use the arrow keys, + and − for its size, [ and ] to turn it.',
    'អូសឡូហ្គោ ឬប្រើសញ្ញាព្រួញ + និង − ដើម្បីប្តូរទំហំ [ និង ] ដើម្បីបង្វិល។',
  ],
  smaller: ['Smaller', 'បង្រួម'],
  larger: ['Larger', 'ពង្រីក'],
  turn: ['Turn', 'បង្វិល'],
  center: ['Center', 'ដាក់កណ្តាល'],
  about: ['A preview. Colors and size may differ a little in print.', 'រូបសាកមើល។ ពណ៌ និងទំហំអាចខុសបន្តិចពេលបោះពុម្ព។'],
  later: ['We show a PDF on the picture once it is sent.', 'យើងបង្ហាញ PDF លើរូបភាព បន្ទាប់ពីផ្ញើរួច។'],
  failed: ['We can’t show this file on the picture.', 'យើងមិនអាចបង្ហាញឯកសារនេះលើរូបភាពបានទេ។'],
});
