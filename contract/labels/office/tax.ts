import { labelSet } from '../label-set.ts';

/** Companies and tax documents of orders. */
export const officeTaxLabels = labelSet(6133, {
  seeDocuments: ['See this month’s documents', 'មើលឯកសារប្រចាំខែនេះ'],
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
  forCompany: ['Tax invoice for a company', 'វិក្កយបត្រអាករសម្រាប់ក្រុមហ៊ុន'],
  companyName: ['Company name', 'ឈ្មោះក្រុមហ៊ុន'],
  taxNumber: ['Tax number (VATTIN)', 'លេខអត្តសញ្ញាណកម្មអតប (VATTIN)'],
  companyAddress: ['Company address', 'អាសយដ្ឋានក្រុមហ៊ុន'],
});
