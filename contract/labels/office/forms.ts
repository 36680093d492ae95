import { labelSet } from '../label-set.ts';

/** What forms of the office say by themselves. */
export const officeFormLabels = labelSet(167, {
  needed: ['Please fill this in.', 'សូមបំពេញប្រអប់នេះ។'],
  email: ['Please write a whole email address.', 'សូមបំពេញអ៊ីមែលឱ្យត្រឹមត្រូវ។'],
  least: ['Please use {n} characters or more.', 'សូមប្រើយ៉ាងតិច {n} តួអក្សរ។'],
  leave: ['What you typed is not saved. Leave all the same?', 'អ្វីដែលអ្នកបានវាយមិនទាន់រក្សាទុកទេ។ ចាកចេញមែនទេ?'],
  twoNumbers: [
    'Is that {thousands} or {decimal}? Write thousands without a comma.',
    'តើ {thousands} ឬ {decimal}? សូមសរសេរលេខពាន់ដោយគ្មានសញ្ញាក្បៀស។',
  ],
  nowThere: ['Now there: {value}', 'ឥឡូវមាន៖ {value}'],
  discard: ['Discard', 'បោះបង់'],
});
