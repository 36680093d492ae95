import { labelSet } from '../label-set.ts';

/** Messages to the staff's Telegram chat. */
export const staffChatLabels = labelSet(6251, {
  order: ['New order {number}', 'ការបញ្ជាទិញថ្មី {number}'],
  paidOrder: ['New order {number}, paid', 'ការបញ្ជាទិញថ្មី {number} បានទូទាត់រួច'],
  payment: ['Payment received for order {number}', 'បានទទួលប្រាក់សម្រាប់ការបញ្ជាទិញ {number}'],
  strayPayment: ['Payment received without an order', 'បានទទួលប្រាក់ដោយគ្មានការបញ្ជាទិញ'],
  message: ['Message from {name}', 'សារពី {name}'],
  answer: ['Reply from {name}', 'ចម្លើយតបពី {name}'],
  approved: ['{name} approved the proof of order {number}', '{name} យល់ព្រមលើគំរូរចនានៃការបញ្ជាទិញ {number}'],
  changes: ['{name} asks for changes to the proof of order {number}', '{name} សុំកែគំរូរចនានៃការបញ្ជាទិញ {number}'],
  artwork: ['Order {number}: the artwork has arrived', 'ការបញ្ជាទិញ {number}៖ ឯកសាររចនាមកដល់ហើយ'],
  seller: ['Seller application from {name}', 'សំណើសុំលក់ពី {name}'],
  sample: ['Sample request {number} from {name}', 'សំណើសុំគំរូ {number} ពី {name}'],
  stock: ['Low stock: {name}', 'ជិតអស់ស្តុក៖ {name}'],
  stockLeft: ['{n} left', 'នៅសល់ {n}'],
  test: ['Test message from the shop', 'សារសាកល្បងពីហាង'],
  orders: ['New orders: {n}', 'ការបញ្ជាទិញថ្មី៖ {n}'],
  payments: ['Payments received: {n}', 'ប្រាក់បានទទួល៖ {n}'],
  messages: ['Messages: {n}', 'សារ៖ {n}'],
  samples: ['Sample requests: {n}', 'សំណើសុំគំរូ៖ {n}'],
  stocks: ['Products low in stock: {n}', 'ផលិតផលជិតអស់ស្តុក៖ {n}'],
});
