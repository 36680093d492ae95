import { labelSet } from '../label-set.ts';

/** Shelf labels and shipping labels. */
export const officeBarcodeLabels = labelSet(6631, {
  print: ['Print labels', 'បោះពុម្ពស្លាកតម្លៃ'],
  format: ['Paper', 'ក្រដាស'],
  a4x24: ['A4: 24 of 70 × 37 mm', 'A4៖ ស្លាក 24 ទំហំ 70 × 37 mm'],
  a4x14: ['A4: 14 of 99.1 × 38.1 mm', 'A4៖ ស្លាក 14 ទំហំ 99.1 × 38.1 mm'],
  roll50: ['Roll: 50 × 30 mm', 'រមូរ៖ 50 × 30 mm'],
  copies: ['Copies of each label', 'ចំនួនស្លាកក្នុងមួយផលិតផល'],
  range: ['Enter a number from 1 to {max}.', 'សូមបំពេញលេខពី 1 ដល់ {max}។'],
  start: ['First free label', 'ស្លាកទំនេរដំបូង'],
  startHint: ['On a used sheet, count row by row.', 'លើក្រដាសដែលប្រើរួចខ្លះ សូមរាប់ម្តងមួយជួរ។'],
  open: ['Open PDF', 'បើក PDF'],
  size: ['Print at 100%, without fitting to the page.', 'សូមបោះពុម្ពទំហំ 100% កុំឱ្យម៉ាស៊ីនបង្រួម។'],
  shipping: ['Shipping label', 'ស្លាកដឹកជញ្ជូន'],
  shippings: ['Shipping labels ({n})', 'ស្លាកដឹកជញ្ជូន ({n})'],
  a6: ['A6: 105 × 148 mm', 'A6៖ 105 × 148 mm'],
  roll100: ['Roll: 100 × 150 mm', 'រមូរ៖ 100 × 150 mm'],
  shippingA6: ['Shipping label, A6', 'ស្លាកដឹកជញ្ជូន A6'],
  shippingRoll: ['Shipping label, 100 × 150', 'ស្លាកដឹកជញ្ជូន 100 × 150'],
});
