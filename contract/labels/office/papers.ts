import { labelSet } from '../label-set.ts';

/** Texts of invoices and packing slips, and of the buttons that print them. */
export const officePaperLabels = labelSet(225, {
  invoice: ['Invoice', 'វិក្កយបត្រ'],
  packingSlip: ['Packing slip', 'ប័ណ្ណវេចខ្ចប់'],
  date: ['Date', 'កាលបរិច្ឆេទ'],
  invoiceFor: ['Bill to', 'ជូនចំពោះ'],
  sendTo: ['Ship to', 'ផ្ញើទៅ'],
  payment: ['Payment', 'ការទូទាត់'],
  product: ['Product', 'ផលិតផល'],
  quantity: ['Quantity', 'ចំនួន'],
  unitPrice: ['Unit price', 'តម្លៃឯកតា'],
  sum: ['Total', 'សរុប'],
  choice: ['{name}: {choice}', '{name}៖ {choice}'],
  paid: ['Paid', 'បានទូទាត់'],
  givenBack: ['Refunded', 'បានសងវិញ'],
  toPay: ['Amount due', 'នៅត្រូវបង់'],
  cancelled: ['This order was canceled.', 'ការបញ្ជាទិញនេះបានបោះបង់ហើយ។'],
  returned: ['The items in this order were returned.', 'ទំនិញនៃការបញ្ជាទិញនេះបានប្រគល់មកវិញហើយ។'],

  print: ['Print', 'បោះពុម្ព'],
  printHint: ['Opens as a PDF in the customer’s language.', 'បើកជា PDF ជាភាសារបស់អតិថិជន។'],
  invoices: ['Invoices ({n})', 'វិក្កយបត្រ ({n})'],
  packingSlips: ['Packing slips ({n})', 'ប័ណ្ណវេចខ្ចប់ ({n})'],
  tooMany: ['You can print up to {n} orders at once.', 'ឯកសារមួយដាក់បានមិនលើសពី {n} ការបញ្ជាទិញ។'],
});
