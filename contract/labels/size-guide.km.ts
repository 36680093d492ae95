import type { KhmerOf } from './label-set.ts';
import type { sizeGuideLabels } from './size-guide.ts';

export const sizeGuideKhmer: KhmerOf<typeof sizeGuideLabels> = {
  title: 'តារាងទំហំ',
  size: 'ទំហំ',
  units: 'គិតជាសង់ទីម៉ែត្រ ខាងក្រោមគិតជាអ៊ីញ',
  chest: 'ទ្រូង',
  width: 'ទទឹង',
  length: 'បណ្តោយ',
  height: 'កម្ពស់',
  measures: 'រង្វាស់',
  clothesHow: 'ដាក់អាវដែលអ្នកពេញចិត្តឱ្យរាបស្មើ រួចវាស់។ បើស្ទាក់ស្ទើររវាង 2 ទំហំ សូមជ្រើសរើសទំហំធំជាង។',
  clothesDrawing: 'A៖ ទទឹងទ្រូងពីក្លៀកម្ខាងទៅម្ខាង',
  sheetDrawing: 'A៖ ទទឹង B៖ បណ្តោយ',
  boxDrawing: 'A៖ បណ្តោយ B៖ ទទឹង C៖ កម្ពស់',
};
