import { labelSet } from '../label-set.ts';

/** Lists of records, and the pages of single records. */
export const officeListLabels = labelSet(4110, {
  all: ['All', 'ទាំងអស់'],
  none: ['No matching records.', 'រកមិនឃើញអ្វីទេ។'],
  shown: ['Showing {n} of {total}', 'បង្ហាញ {n} ក្នុងចំណោម {total}'],
  shownOfMore: ['Showing {n} of more than {total}', 'បង្ហាញ {n} ក្នុងចំណោមជាង {total}'],
  sortBy: ['Sort by', 'តម្រៀបតាម'],
  newest: ['Newest first', 'ថ្មីបំផុតមុន'],
  duplicate: ['Duplicate', 'ចម្លង'],
  id: ['ID', 'លេខសម្គាល់'],
  yes: ['Yes', 'មែន'],
  no: ['No', 'ទេ'],
  back: ['Back to the list', 'ត្រឡប់ទៅបញ្ជី'],
  gone: ['This record doesn’t exist. It may have been deleted.', 'គ្មានកំណត់ត្រានេះទេ។ ប្រហែលមានគេលុបហើយ។'],
  export: ['Export', 'នាំចេញ'],
  exported: ['Rows exported: {n}', 'បាននាំចេញ {n} ជួរ'],
  exportedPart: ['First rows exported: {n}', 'បាននាំចេញ {n} ជួរដំបូង'],
  import: ['Import', 'នាំចូល'],
  importTitle: ['Import {name}', 'នាំចូល{name}'],
  importHint: [
    'Use a CSV file with the columns of an export. A row with an existing {key} updates that record. Other rows create new ones.',
    'ឯកសារតារាងដែលមានជួរឈរដូចឯកសារនាំចេញ។ ជួរដែលមាន{key}រួចហើយ នឹងកែកំណត់ត្រានោះ។ ជួរផ្សេងទៀតនឹងបង្កើតថ្មី។',
  ],
  chooseFile: ['Choose a CSV file', 'ជ្រើសរើសឯកសារតារាង'],
  wouldCreate: ['New: {n}', 'ថ្មី៖ {n}'],
  wouldChange: ['Changed: {n}', 'កែ៖ {n}'],
  wouldStay: ['Unchanged: {n}', 'មិនប្រែ៖ {n}'],
  wouldRefuse: ['With errors, skipped: {n}', 'មានកំហុស មិននាំចូល៖ {n}'],
  unknownColumns: ['Ignored columns: {names}', 'ជួរឈរដែលមិនប្រើ៖ {names}'],
  lineError: ['Line {line}, {field}: {error}', 'ជួរ {line} {field}៖ {error}'],
  importNow: ['Import {n} rows', 'នាំចូល {n} ជួរ'],
  imported: ['Imported {n} rows', 'បាននាំចូល {n} ជួរ'],
  unreadable: [
    'This file has no {key} column. Export the list to see the expected columns.',
    'ឯកសារនេះគ្មានជួរឈរ{key}ទេ។ សូមនាំចេញបញ្ជីដើម្បីមើលជួរឈរដែលត្រូវមាន។',
  ],
});
