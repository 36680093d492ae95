import { labelSet } from '../label-set.ts';

/** The page behind the confirmation link in an order email. */
export const orderConfirmLabels = labelSet(111, {
  confirm: ['Confirm order', 'បញ្ជាក់ការបញ្ជាទិញ'],
  ask: [
    'Confirm order {number} for {total}, payable on delivery?',
    'តើអ្នកបញ្ជាក់ការបញ្ជាទិញ {number} ដែលត្រូវបង់ {total} ពេលទទួលទំនិញ មែនទេ?',
  ],
  askRiel: [
    'Confirm order {number} for {total} or {riel}, payable on delivery?',
    'តើអ្នកបញ្ជាក់ការបញ្ជាទិញ {number} ដែលត្រូវបង់ {total} ឬ {riel} ពេលទទួលទំនិញ មែនទេ?',
  ],
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
  unknown: ['This link is no longer valid', 'តំណនេះលែងប្រើបានហើយ'],
  unknownHint: [
    'Please use the link in our latest email about your order, or check your orders.',
    'សូមបើកអ៊ីមែលថ្មីបំផុតអំពីការបញ្ជាទិញរបស់អ្នក ឬមើលប្រវត្តិបញ្ជាទិញ។',
  ],
  seeOrder: ['View your order', 'មើលការបញ្ជាទិញ'],
});
