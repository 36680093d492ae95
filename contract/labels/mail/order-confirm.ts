import { labelSet } from '../label-set.ts';

/** How an order is confirmed on its page. */
export const orderConfirmLabels = labelSet(111, {
  confirm: ['Confirm order', 'បញ្ជាក់ការបញ្ជាទិញ'],
  confirmedHeading: ['Order confirmed', 'បានបញ្ជាក់ការបញ្ជាទិញហើយ'],
  confirmed: [
    'Thank you. Order {number} is confirmed. You can track it in your orders.',
    'សូមអរគុណ។ អ្នកបានបញ្ជាក់ការបញ្ជាទិញ {number} ហើយ។ អ្នកអាចមើលស្ថានភាពក្នុងប្រវត្តិបញ្ជាទិញ។',
  ],
  endedHeading: ['Order canceled', 'បានបោះបង់ការបញ្ជាទិញហើយ'],
  ended: [
    'Order {number} wasn’t confirmed in time, so we canceled it. You can order again at any time.',
    'គ្មានអ្នកបញ្ជាក់ការបញ្ជាទិញ {number} ទាន់ពេលទេ ដូច្នេះយើងបានបោះបង់ហើយ។ អ្នកអាចបញ្ជាទិញម្តងទៀតបានគ្រប់ពេល។',
  ],
});
