import { labelSet } from '../label-set.ts';

/** Reading a code with the camera. */
export const officeScanLabels = labelSet(4101, {
  scan: ['Scan', 'ស្កេន'],
  scanTitle: ['Hold the code in front of the camera', 'ដាក់កូដនៅមុខកាមេរ៉ា'],
  hint: ['It is read by itself. Nothing is recorded.', 'វានឹងអានដោយខ្លួនឯង។ មិនមានការថតទុកទេ។'],
  noCamera: [
    'The camera cannot be used. Allow it for this page in the browser, or type the number.',
    'មិនអាចប្រើកាមេរ៉ាបានទេ។ សូមអនុញ្ញាតកាមេរ៉ាសម្រាប់ទំព័រនេះក្នុងកម្មវិធីរុករក ឬវាយលេខ។',
  ],
});
