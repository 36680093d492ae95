import { labelSet } from '../label-set.ts';

export const officeViewsLabels = labelSet(280, {
  open: ['Saved views', 'តារាងរក្សាទុក'],
  saveHeading: ['Save current view', 'រក្សាទុកអ្វីដែលកំពុងបង្ហាញ'],
  withoutFind: [
    'Your search text isn’t saved, since it may contain a customer’s name.',
    'យើងមិនរក្សាទុកអត្ថបទដែលអ្នកស្វែងរកទេ ព្រោះអាចជាឈ្មោះមនុស្ស។',
  ],
  forAll: ['Share with everyone who can open this page', 'សម្រាប់អ្នកទាំងអស់ដែលអាចបើកផ្នែកនេះ'],
  begin: ['Make this my default view', 'ចាប់ផ្តើមផ្នែកនេះដោយវា'],
  saved: ['Saved', 'បានរក្សាទុក'],
  there: ['Views', 'តារាងរក្សាទុក'],
  none: ['No saved views yet.', 'មិនទាន់មានទេ។'],
  shared: ['shared', 'សម្រាប់ទាំងអស់គ្នា'],
  beginWith: ['Make {name} the default', 'ចាប់ផ្តើមដោយ {name}'],
  beginning: ['Default', 'ចាប់ផ្តើមដោយនេះ'],
  mail: ['Email {name} to me', 'ផ្ញើ {name} មកអ៊ីមែលខ្ញុំ'],
  mailNever: ['No emails', 'មិនផ្ញើ'],
  mailWeek: ['Every Monday', 'រៀងរាល់ថ្ងៃចន្ទ'],
  mailMonth: ['First of the month', 'ថ្ងៃដំបូងនៃខែ'],
  rename: ['Rename {name}', 'ប្តូរឈ្មោះ {name}'],
  newName: ['New name', 'ឈ្មោះថ្មី'],
  cancel: ['Cancel', 'បោះបង់'],
  remove: ['Delete {name}', 'ដក {name} ចេញ'],
  removed: ['{name} deleted.', 'បានដក {name} ចេញ។'],
});
