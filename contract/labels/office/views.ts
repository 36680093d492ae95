import { labelSet } from '../label-set.ts';

/** Saved views of tables. */
export const officeViewsLabels = labelSet(280, {
  open: ['Saved views', 'តារាងរក្សាទុក'],
  saveHeading: ['Save what is shown', 'រក្សាទុកអ្វីដែលកំពុងបង្ហាញ'],
  withoutFind: [
    'The text you searched for is not kept: it may be somebody’s name.',
    'យើងមិនរក្សាទុកអត្ថបទដែលអ្នកស្វែងរកទេ ព្រោះអាចជាឈ្មោះមនុស្ស។',
  ],
  name: ['Name', 'ឈ្មោះ'],
  forAll: ['For all who may open this screen', 'សម្រាប់អ្នកទាំងអស់ដែលអាចបើកផ្នែកនេះ'],
  begin: ['Begin this screen with it', 'ចាប់ផ្តើមផ្នែកនេះដោយវា'],
  save: ['Save', 'រក្សាទុក'],
  saved: ['Saved', 'បានរក្សាទុក'],
  there: ['Views', 'តារាងរក្សាទុក'],
  none: ['There is none yet.', 'មិនទាន់មានទេ។'],
  shared: ['for all', 'សម្រាប់ទាំងអស់គ្នា'],
  beginWith: ['Begin with {name}', 'ចាប់ផ្តើមដោយ {name}'],
  beginning: ['Begins with this', 'ចាប់ផ្តើមដោយនេះ'],
  rename: ['Rename {name}', 'ប្តូរឈ្មោះ {name}'],
  newName: ['New name', 'ឈ្មោះថ្មី'],
  cancel: ['Cancel', 'បោះបង់'],
  remove: ['Remove {name}', 'ដក {name} ចេញ'],
  removed: ['{name} is removed.', 'បានដក {name} ចេញ។'],
  undo: ['Undo', 'ត្រឡប់វិញ'],
});
