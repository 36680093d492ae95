import { labelSet } from '../label-set.ts';

/** Where pictures are put and cut. */
export const officePicturesLabels = labelSet(240, {
  addOne: ['Choose a picture', 'ជ្រើសរើសរូបភាព'],
  change: ['Another picture', 'ប្តូររូបភាព'],
  drop: ['Drop or paste them here', 'អូសមកដាក់ទីនេះ ឬបិទភ្ជាប់'],
  camera: ['Camera', 'កាមេរ៉ា'],
  cutFrame: ['The part that is shown', 'ផ្នែកដែលបង្ហាញ'],
  cutNow: ['From {left} % and {top} %, {width} % wide', 'ពី {left} % និង {top} % ទទឹង {width} %'],
});
