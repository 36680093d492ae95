import { labelSet } from '../label-set.ts';

export const sizeGuideLabels = labelSet(91, {
  title: ['Size guide', 'តារាងទំហំ'],
  size: ['Size', 'ទំហំ'],
  units: ['In centimeters (inches below)', 'គិតជាសង់ទីម៉ែត្រ ខាងក្រោមគិតជាអ៊ីញ'],
  chest: ['Chest', 'ទ្រូង'],
  width: ['Width', 'ទទឹង'],
  length: ['Length', 'បណ្តោយ'],
  height: ['Height', 'កម្ពស់'],
  measures: ['Measurements', 'រង្វាស់'],
  clothesHow: [
    'Lay a shirt that fits you flat and measure it. Between sizes? Choose the larger one.',
    'ដាក់អាវដែលអ្នកពេញចិត្តឱ្យរាបស្មើ រួចវាស់។ បើស្ទាក់ស្ទើររវាង 2 ទំហំ សូមជ្រើសរើសទំហំធំជាង។',
  ],
  clothesDrawing: ['A: chest, armpit to armpit', 'A៖ ទទឹងទ្រូងពីក្លៀកម្ខាងទៅម្ខាង'],
  sheetDrawing: ['A: width. B: length', 'A៖ ទទឹង B៖ បណ្តោយ'],
  boxDrawing: ['A: length. B: width. C: height', 'A៖ បណ្តោយ B៖ ទទឹង C៖ កម្ពស់'],
});
