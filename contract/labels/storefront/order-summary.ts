import { labelSet } from '../label-set.ts';

export const orderSummaryLabels = labelSet(73, {
  steps: ['Steps', 'ជំហាន'],
  stepDone: ['Done', 'រួចរាល់'],
  totalItems: ['Total, {n} items', 'សរុបទំនិញ {n}'],
  totalItemsOne: ['Total, 1 item', 'សរុបទំនិញ 1'],
  failed: ['Couldn’t load prices', 'បង្ហាញតម្លៃមិនបាន'],
  cartSaved: ['Your cart is saved.', 'ទំនិញក្នុងកន្ត្រករបស់អ្នកនៅដដែល។'],
  pricesOf: [
    'Prices as of {day}. We can’t reach the shop, so they may have changed.',
    'នេះជាតម្លៃថ្ងៃទី {day}។ ភ្ជាប់ទៅហាងមិនបានទេ ដូច្នេះតម្លៃប្រហែលជាប្តូរហើយ។',
  ],
  priceWas: ['Was {before}, now {now}', 'ពីមុន {before} ឥឡូវ {now}'],
  freeShipping: ['Free shipping on this order', 'ដឹកជញ្ជូនឥតគិតថ្លៃសម្រាប់ការបញ្ជាទិញនេះ'],
});
