import { labelSet } from '../label-set.ts';

/** A deposit and the balance that is due later, in the same words in the shop, its emails and the office. */
export const depositLabels = labelSet(6395, {
  deposit: ['Deposit', 'ប្រាក់កក់'],
  dueNow: ['Due now', 'ត្រូវបង់ឥឡូវ'],
  howMuch: ['How much to pay now', 'បង់ប៉ុន្មានឥឡូវ'],
  payDeposit: ['Pay a deposit of {percent}%', 'បង់ប្រាក់កក់ {percent}%'],
  payDepositCash: [
    'Pay a deposit of {percent}%, and the balance in cash on delivery',
    'បង់ប្រាក់កក់ {percent}% និងបង់ប្រាក់នៅសល់ជាសាច់ប្រាក់ពេលទទួលទំនិញ',
  ],
  payDepositCashPickUp: [
    'Pay a deposit of {percent}%, and the balance when you pick it up',
    'បង់ប្រាក់កក់ {percent}% និងបង់ប្រាក់នៅសល់ពេលមកយក',
  ],
  payAll: ['Pay everything now', 'បង់ទាំងអស់ឥឡូវ'],
});
