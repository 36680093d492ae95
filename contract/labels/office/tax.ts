import { labelSet } from '../label-set.ts';

/** Companies and tax documents of orders. */
export const officeTaxLabels = labelSet(6133, {
  openDocument: ['Open as PDF', 'បើកជា PDF'],
  seeOrder: ['Order {number}', 'ការបញ្ជាទិញ {number}'],
  documents: ['Tax documents', 'ឯកសារអាករ'],
  invoice: ['Tax invoice {number}', 'វិក្កយបត្រអាករ {number}'],
  creditNote: ['Credit note {number}', 'វិក្កយបត្រឥណទាន {number}'],
  notYet: [
    'The tax invoice is issued when you start preparing this order.',
    'វិក្កយបត្រអាករចេញពេលអ្នកចាប់ផ្តើមរៀបចំការបញ្ជាទិញនេះ។',
  ],
  vat: ['VAT {rate}', 'អតប {rate}'],
  includesVat: ['Includes VAT {rate}', 'រួមទាំងអតប {rate}'],
  company: ['Company', 'ក្រុមហ៊ុន'],
  forCompany: ['Order for a company', 'បញ្ជាទិញសម្រាប់ក្រុមហ៊ុន'],
  companyName: ['Company name', 'ឈ្មោះក្រុមហ៊ុន'],
  taxNumber: ['Tax number (VATTIN)', 'លេខអត្តសញ្ញាណកម្មអតប (VATTIN)'],
  addCompany: ['Add company', 'បន្ថែមក្រុមហ៊ុន'],
  editCompany: ['Edit company', 'កែក្រុមហ៊ុន'],
  removeCompany: ['Remove company', 'ដកក្រុមហ៊ុនចេញ'],
  companySaved: ['Company saved.', 'បានរក្សាទុកក្រុមហ៊ុន។'],
  companyHint: [
    'Shown on the invoice. It can’t be changed once a tax invoice is issued.',
    'បង្ហាញលើវិក្កយបត្រ។ មិនអាចកែបានទេ ក្រោយពេលវិក្កយបត្រអាករចេញ។',
  ],
  companyAddress: ['Company address', 'អាសយដ្ឋានក្រុមហ៊ុន'],
});
