import { labelSet } from '../label-set.ts';

/** The effect and the orders of a discount. Its fields and its list: contract/resources/discount.ts. */
export const officeDiscountsLabels = labelSet(261, {
  effect: ['Effect', 'លទ្ធផល'],
  endNow: ['End now', 'បញ្ចប់ឥឡូវ'],
  endDone: ['Discount ended.', 'បានបញ្ចប់ការបញ្ចុះតម្លៃ។'],

  notReady: ['Complete the discount to see its effect.', 'សូមបំពេញការបញ្ចុះតម្លៃ ដើម្បីមើលលទ្ធផល។'],
  oneProduct: ['Applies to 1 product.', 'ប្រើចំពោះផលិតផល 1 មុខ។'],
  products: ['Applies to {n} products.', 'ប្រើចំពោះផលិតផល {n} មុខ។'],
  excluded: ['Products that don’t allow discounts: {n}.', 'ផលិតផលដែលមិនអនុញ្ញាតឱ្យបញ្ចុះតម្លៃ៖ {n} មុខ។'],
  carts: ['Example carts', 'កន្ត្រកគំរូ'],
  cartOf: ['Order of {day}', 'ការបញ្ជាទិញថ្ងៃទី {day}'],
  cartAlone: ['One product', 'ផលិតផលមួយ'],
  times: ['{n} × {name}', '{n} × {name}'],
  before: ['Before', 'ពីមុន'],
  after: ['After', 'ឥឡូវ'],
  same: ['No change', 'ដដែល'],
  noCarts: [
    'No products of this discount are in stock, so there are no examples.',
    'គ្មានផលិតផលក្នុងស្តុកសម្រាប់ការបញ្ចុះតម្លៃនេះទេ ដូច្នេះគ្មានគំរូ។',
  ],
  overlaps: ['Other discounts', 'ការបញ្ចុះតម្លៃផ្សេង'],
  otherWins: [
    '{product} sells for {pay}. The other discount gives the lower price. Products in both discounts: {n}.',
    '{product} លក់តម្លៃ {pay} ព្រោះការបញ្ចុះតម្លៃផ្សេងធ្វើឱ្យថោកជាង។ ផលិតផលក្នុងការបញ្ចុះទាំងពីរ៖ {n}',
  ],
  thisWins: [
    '{product} sells for {pay}. This discount gives the lower price. Products in both discounts: {n}.',
    '{product} លក់តម្លៃ {pay} ព្រោះការបញ្ចុះតម្លៃនេះធ្វើឱ្យថោកជាង។ ផលិតផលក្នុងការបញ្ចុះទាំងពីរ៖ {n}',
  ],
  thirdWins: [
    '{product} sells for {pay}. A third discount gives the lowest price. Products in both discounts: {n}.',
    '{product} លក់តម្លៃ {pay} ព្រោះការបញ្ចុះតម្លៃទីបីធ្វើឱ្យថោកជាងគេ។ ផលិតផលក្នុងការបញ្ចុះទាំងពីរ៖ {n}',
  ],
  noCoupon: [
    'Customers can’t use coupons while a discounted {product} is in the cart. Products affected: {n}.',
    'ប្រើគូប៉ុងមិនបានទេ សម្រាប់កន្ត្រកដែលមាន {product} ពេលវាកំពុងបញ្ចុះតម្លៃ។ ផលិតផលរួម៖ {n}។',
  ],

  orders: ['Orders with this discount', 'ការបញ្ជាទិញដែលប្រើការបញ្ចុះតម្លៃនេះ'],
  noOrders: ['No orders yet.', 'មិនទាន់មានការបញ្ជាទិញទេ។'],
  order: ['Order', 'ការបញ្ជាទិញ'],
  date: ['Date', 'ថ្ងៃ'],
  total: ['Total', 'សរុប'],
});
