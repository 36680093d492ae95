import { labelSet } from '../label-set.ts';

/** Scanning a code with the camera. */
export const officeScanLabels = labelSet(4101, {
  scan: ['Scan', 'ស្កេន'],
  scanTitle: ['Point the camera at the code', 'ដាក់កូដនៅមុខកាមេរ៉ា'],
  hint: ['Scans automatically. No picture is recorded.', 'អានដោយស្វ័យប្រវត្តិ។ មិនមានការថតទុកទេ។'],
  noCamera: [
    'Can’t access the camera. Allow it in your browser, or enter the number.',
    'មិនអាចប្រើកាមេរ៉ាបានទេ។ សូមអនុញ្ញាតកាមេរ៉ាសម្រាប់ទំព័រនេះក្នុងកម្មវិធីរុករក ឬវាយលេខ។',
  ],
});
