import { labelSet } from '../label-set.ts';

/** Scanning a code with the camera. */
export const officeScanLabels = labelSet(4101, {
  scan: ['Scan', 'ស្កេន'],
  scanTitle: ['Point the camera at the code', 'ដាក់កូដនៅមុខកាមេរ៉ា'],
  hint: ['Scans automatically. No picture is recorded.', 'អានដោយស្វ័យប្រវត្តិ។ មិនមានការថតទុកទេ។'],
  unknown: ['No order or product has this code.', 'គ្មានការបញ្ជាទិញ ឬផលិតផលមានលេខកូដនេះទេ។'],
  which: ['Which one is it?', 'មួយណា?'],
  whichHint: ['Several products have the code {code}.', 'ផលិតផលច្រើនមានលេខកូដ {code}។'],
  noneChosen: ['None of the products was selected.', 'មិនបានជ្រើសរើសផលិតផលណាទេ។'],
  forget: ['Clear list', 'លុបបញ្ជី'],
  inStock: ['{name}: {n} in stock', '{name}៖ ក្នុងស្តុក {n}'],
  untracked: ['{name}: stock isn’t tracked', '{name}៖ មិនរាប់ស្តុក'],
  packed: ['{name}: packed', '{name}៖ វេចខ្ចប់រួច'],
  packedBefore: ['{name} is already packed.', '{name} វេចខ្ចប់រួចហើយ។'],
  notInOrder: ['{name} isn’t in this order.', '{name} មិនមាននៅក្នុងការបញ្ជាទិញនេះទេ។'],
  startFirst: ['Start the order first.', 'សូមចាប់ផ្តើមការបញ្ជាទិញសិន។'],
  noCamera: [
    'Can’t access the camera. Allow it in your browser, or enter the number.',
    'មិនអាចប្រើកាមេរ៉ាបានទេ។ សូមអនុញ្ញាតកាមេរ៉ាសម្រាប់ទំព័រនេះក្នុងកម្មវិធីរុករក ឬវាយលេខ។',
  ],
});
