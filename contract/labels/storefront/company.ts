import { labelSet } from '../label-set.ts';

export const companyLabels = labelSet(6134, {
  name: ['Company name', 'ឈ្មោះក្រុមហ៊ុន'],
  nameMissing: ['Enter the company’s name.', 'សូមបញ្ចូលឈ្មោះក្រុមហ៊ុន។'],
  taxNumber: ['Tax number (VATTIN)', 'លេខអត្តសញ្ញាណកម្មអតប (VATTIN)'],
  taxNumberHint: ['Such as K001-901234567', 'ដូចជា K001-901234567'],
  address: ['Registered address', 'អាសយដ្ឋានដែលបានចុះបញ្ជី'],
  without: ['Order without a company', 'បញ្ជាទិញក្នុងនាមបុគ្គល'],
});
