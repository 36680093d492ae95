import { labelSet } from '../label-set.ts';

export const officeTaxonomyLabels = labelSet(267, {
  kinds: ['Types', 'ប្រភេទពាក្យ'],
  brand: ['Brands', 'ម៉ាក'],
  colour: ['Colors', 'ពណ៌'],
  size: ['Sizes', 'ទំហំ'],
  tag: ['Tags', 'ស្លាក'],
  attribute: ['Options', 'ជម្រើស'],
  option: ['Option values', 'ចម្លើយនៃជម្រើស'],
  vendor: ['Vendors', 'អ្នកលក់'],
  newOne: ['New', 'ថ្មី'],
  none: ['None yet.', 'មិនទាន់មានទេ។'],
  inKhmer: ['Khmer', 'ខ្មែរ'],
  inEnglish: ['English', 'អង់គ្លេស'],
});
