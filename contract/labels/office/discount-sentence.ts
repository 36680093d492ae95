import { labelSet } from '../label-set.ts';

/** The parts of the sentence that describes a discount (rules/discount-sentence.ts). `{what}` is the sentence so far. */
export const discountSentenceLabels = labelSet(260, {
  offWhole: ['{off} off the whole order', 'បញ្ចុះ {off} លើការបញ្ជាទិញទាំងមូល'],
  offFrom: ['{off} off orders of {min} or more', 'បញ្ចុះ {off} លើការបញ្ជាទិញចាប់ពី {min}'],
  offThings: ['{off} off {things}', 'បញ្ចុះ {off} លើ {things}'],
  offEach: ['{off} off each {things}', 'បញ្ចុះ {off} ក្នុងមួយឯកតា លើ {things}'],
  offEachIn: ['{off} off each item in {things}', 'បញ្ចុះ {off} លើទំនិញនីមួយៗក្នុង {things}'],
  inOrdersFrom: ['{what} in orders of {min} or more', '{what} ក្នុងការបញ្ជាទិញចាប់ពី {min}'],
  withCode: ['{what} with code {code}', '{what} ដោយប្រើកូដ {code}'],
  from: ['{what} from {day}', '{what} ចាប់ពី {day}'],
  until: ['{what} until {day}', '{what} រហូតដល់ {day}'],
  between: ['{what} from {from} until {to}', '{what} ចាប់ពី {from} ដល់ {to}'],
  and: ['{what}, {more}', '{what} {more}'],
  noCode: ['no code', 'គ្មានកូដ'],
  firstOrder: ['first order only', 'សម្រាប់តែការបញ្ជាទិញដំបូង'],
  oneUse: ['1 use', 'ប្រើបាន 1 ដង'],
  uses: ['{n} uses', 'ប្រើបាន {n} ដង'],
  oncePerCustomer: ['once per customer', 'ម្តងសម្រាប់អតិថិជនម្នាក់'],
  perCustomer: ['{n} per customer', '{n} ដងសម្រាប់អតិថិជនម្នាក់'],
  two: ['{first} and {second}', '{first} និង{second}'],
  more: ['{names} and {n} more', '{names} និង {n} មុខទៀត'],
  noThings: ['nothing yet', 'មិនទាន់មានអ្វី'],
  noValue: ['…', '…'],
  day: ['{day} {month}', 'ថ្ងៃទី {day} {month}'],
  dayOfYear: ['{day} {month} {year}', 'ថ្ងៃទី {day} {month} {year}'],
  dayTime: ['{day}, {time}', '{day} ម៉ោង {time}'],
});
