import { labelSet } from '../label-set.ts';

/** Built-in messages of office forms. */
export const officeFormLabels = labelSet(167, {
  needed: ['This field is required.', 'សូមបំពេញប្រអប់នេះ។'],
  email: ['Enter a complete email address.', 'សូមបំពេញអ៊ីមែលឱ្យត្រឹមត្រូវ។'],
  least: ['Use at least {n} characters.', 'សូមប្រើយ៉ាងតិច {n} តួអក្សរ។'],
  leave: ['You have unsaved changes. Leave without saving?', 'អ្វីដែលអ្នកបានវាយមិនទាន់រក្សាទុកទេ។ ចាកចេញមែនទេ?'],
  leaveConfirm: ['Leave without saving', 'ចាកចេញដោយមិនរក្សាទុក'],
  stay: ['Stay', 'នៅទីនេះ'],
  twoNumbers: [
    'Is that {thousands} or {decimal}? Write thousands without a comma.',
    'តើ {thousands} ឬ {decimal}? សូមសរសេរលេខពាន់ដោយគ្មានសញ្ញាក្បៀស។',
  ],
  nowThere: ['Current value: {value}', 'ឥឡូវមាន៖ {value}'],
  discard: ['Discard changes', 'បោះបង់'],
});
