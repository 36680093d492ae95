import type { KhmerOf } from './label-set.ts';
import type { orderSummaryLabels } from './order-summary.ts';

export const orderSummaryKhmer: KhmerOf<typeof orderSummaryLabels> = {
  steps: 'ជំហាន',
  stepDone: 'រួចរាល់',
  totalItems: 'សរុប {n} មុខ',
  totalItemsOne: 'សរុប 1 មុខ',
  failed: 'បង្ហាញតម្លៃមិនបាន',
  kept: 'ទំនិញក្នុងកន្ត្រករបស់អ្នកនៅដដែល។',
  pricesOf: 'នេះជាតម្លៃថ្ងៃទី {day}។ ភ្ជាប់ទៅហាងមិនបានទេ ដូច្នេះតម្លៃប្រហែលជាប្តូរហើយ។',
  priceWas: 'ពីមុន {before} ឥឡូវ {now}',
  freeShipping: 'ដឹកជញ្ជូនឥតគិតថ្លៃសម្រាប់ការបញ្ជាទិញនេះ',
};
