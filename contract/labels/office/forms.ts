import { labelSet } from '../label-set.ts';

export const officeFormLabels = labelSet(167, {
  needed: ['This field is required.', 'សូមបំពេញប្រអប់នេះ។'],
  email: ['Enter a complete email address.', 'សូមបំពេញអ៊ីមែលឱ្យត្រឹមត្រូវ។'],
  tooShort: ['Use at least {n} characters.', 'សូមប្រើយ៉ាងតិច {n} តួអក្សរ។'],
  leave: ['You have unsaved changes. Leave without saving?', 'អ្វីដែលអ្នកបានវាយមិនទាន់រក្សាទុកទេ។ ចាកចេញមែនទេ?'],
  leaveConfirm: ['Leave without saving', 'ចាកចេញដោយមិនរក្សាទុក'],
  stay: ['Stay', 'នៅទីនេះ'],
  twoNumbers: [
    'Is that {thousands} or {decimal}? Write thousands without a comma.',
    'តើ {thousands} ឬ {decimal}? សូមសរសេរលេខពាន់ដោយគ្មានសញ្ញាក្បៀស។',
  ],
  belowCent: [
    'Prices are in whole cents. Sell it in packs: enter the price of 100, and say so in the name.',
    'តម្លៃត្រូវគិតជាសេនគត់។ សូមលក់ជាកញ្ចប់៖ បញ្ចូលតម្លៃសម្រាប់ 100 ហើយសរសេរក្នុងឈ្មោះ។',
  ],
  nowThere: ['Current value: {value}', 'ឥឡូវមាន៖ {value}'],
  andMore: ['{names} and {n} more', '{names} និង {n} ទៀត'],
  savedDraft: ['unsaved draft from {at}, kept on this device', 'រក្សាទុកក្នុងម៉ាស៊ីននេះតាំងពី {at}'],
  uploadsRunning: ['Uploads in progress. You can save when they finish.', 'ឯកសារកំពុងបញ្ជូន។ ចាំចប់សិន ទើបរក្សាទុកបាន'],
  conflict: ['Someone else edited this', 'មានអ្នកផ្សេងបានកែរួចហើយ ក្នុងពេលអ្នកកំពុងកែ'],
  conflictBy: [
    '{name} saved changes at {at}. Your changes are still here. Choose which version to keep for each field.',
    '{name} បានរក្សាទុកនៅ {at}។ គ្មានអ្វីរបស់អ្នកបាត់ទេ។ សូមជ្រើសរើសសម្រាប់ចន្លោះនីមួយៗដែលខុសគ្នា។',
  ],
  somebody: ['Someone', 'មានម្នាក់'],
  field: ['Field', 'ចន្លោះ'],
  was: ['Original', 'ពីមុន'],
  theirs: ['Theirs', 'របស់គេ'],
  yours: ['Yours', 'របស់អ្នក'],
  joined: ['Merged automatically:', 'បានរួមបញ្ចូលដោយស្វ័យប្រវត្តិ៖'],
  saveThese: ['Save merged version', 'រក្សាទុកតាមនេះ'],
  keepEditing: ['Keep editing', 'សរសេរបន្ត'],
  discard: ['Discard changes', 'បោះបង់'],
});
