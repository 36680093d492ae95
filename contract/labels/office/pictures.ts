import { labelSet } from '../label-set.ts';

/** Where pictures are put and cut. */
export const officePicturesLabels = labelSet(240, {
  addOne: ['Choose a picture', 'ជ្រើសរើសរូបភាព'],
  change: ['Another picture', 'ប្តូររូបភាព'],
  drop: ['Drop or paste them here', 'អូសមកដាក់ទីនេះ ឬបិទភ្ជាប់'],
  camera: ['Camera', 'កាមេរ៉ា'],
  cutFrame: ['The part that is shown', 'ផ្នែកដែលបង្ហាញ'],
  cutNow: ['From {left} % and {top} %, {width} % wide', 'ពី {left} % និង {top} % ទទឹង {width} %'],
  waiting: ['Waiting', 'កំពុងរង់ចាំ'],
  sent: ['{n} % sent', 'បានបញ្ជូន {n} %'],
  making: ['Being made ready', 'កំពុងរៀបចំ'],
  lost: ['No connection. It goes on by itself.', 'គ្មានអ៊ីនធឺណិត។ វានឹងបន្តដោយខ្លួនឯង។'],
  forget: ['Leave {name} out', 'ដក {name} ចេញ'],
  cut: ['Cut', 'កាត់'],
  cutHeading: ['Which part is shown', 'ផ្នែកដែលបង្ហាញ'],
  cutHint: [
    'Drag it, or its corners. Arrows move it, plus and minus change its size.',
    'អូសវា ឬអូសជ្រុងរបស់វា។ សញ្ញាព្រួញផ្លាស់ទី + និង - ប្តូរទំហំ។',
  ],
  cutUse: ['Use this part', 'ប្រើផ្នែកនេះ'],
  cutLost: ['The picture could not be fetched.', 'មិនអាចទាញយករូបភាពបានទេ។'],
  remove: ['Remove', 'ដកចេញ'],
  tooLarge: ['{name} is larger than {n} MB.', '{name} ធំជាង {n} MB។'],
});
