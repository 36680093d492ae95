import type { KhmerOf } from './label-set.ts';
import type { sizeGuideLabels } from './size-guide.ts';

export const sizeGuideKhmer: KhmerOf<typeof sizeGuideLabels> = {
  title: 'តារាងទំហំ',
  size: 'ទំហំ',
  unit: 'ខ្នាត',
  inches: 'អ៊ីញ',
  centimetres: 'សង់ទីម៉ែត្រ',
};
