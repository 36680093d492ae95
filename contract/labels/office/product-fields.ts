import { propertyOf } from '../../forms/product.ts';
import { productFields, productTexts } from '../../forms/product-fields.ts';
import { labelSet } from '../label-set.ts';

/** Names of product fields in the form, history, conflicts and bulk edits. */
export const officeProductFieldLabels = labelSet(230, {
  ...propertyOf(productTexts, 'label'),
  ...propertyOf(productFields, 'label'),
  per_color: ['color', 'ពណ៌'],
  per_size: ['size', 'ទំហំ'],
  per_both: ['color and size', 'ពណ៌ និងទំហំ'],
  yes: ['yes', 'មែន'],
  no: ['no', 'ទេ'],
  nothing: ['none', 'គ្មាន'],
  picturesCount: ['Pictures: {n}', 'រូបភាព {n}'],
  plus: ['{name} +{amount}', '{name} +{amount}'],
  inLanguage: ['{field}, {language}', '{field} {language}'],
  missing: ['This field is required.', 'សូមបំពេញប្រអប់នេះ។'],
  tooLong: ['Use up to {about} characters.', 'សូមសរសេរយ៉ាងច្រើន {about} តួអក្សរ។'],
  characters: ['Contains characters that can’t be displayed.', 'មានតួអក្សរដែលមិនអាចបង្ហាញបាន។'],
  range: ['This number is out of range.', 'លេខនេះតូចពេក ឬធំពេក។'],
  unknown: ['A selected item no longer exists.', 'អ្វីដែលបានជ្រើសរើស លែងមានហើយ។'],
  taken: ['{about} already uses this SKU.', '{about} មាន SKU នេះរួចហើយ។'],
  notGtin: [
    'This isn’t a GTIN. Check all of its 8, 12, 13 or 14 digits.',
    'នេះមិនមែនជា GTIN ទេ។ សូមពិនិត្យលេខទាំង 8, 12, 13 ឬ 14 ខ្ទង់។',
  ],
  sameBarcode: [
    'Another variant or product has this barcode: {about}.',
    'ជម្រើស ឬផលិតផលផ្សេងមានបាកូដនេះ៖ {about}។',
  ],
  gtinTaken: ['{about} already has this barcode.', '{about} មានបាកូដនេះរួចហើយ។'],
  twice: ['Contains a duplicate.', 'មានធាតុដដែលពីរដង។'],
  picture: ['A picture no longer exists. Choose another one.', 'មានរូបភាពមួយមិននៅក្នុងហាងទេ។'],
  area: [
    'The corners of a print area cross or are too close. Move them apart.',
    'ជ្រុងនៃកន្លែងបោះពុម្ពខ្វែងគ្នា ឬជិតគ្នាពេក។ សូមរំកិលឱ្យឆ្ងាយពីគ្នា។',
  ],
  path: ['This file no longer exists. Upload it again.', 'នេះមិនមែនជាឯកសាររបស់ហាងទេ។'],
  needsName: ['Add a name in this language first.', 'ភាសានេះត្រូវការឈ្មោះដែរ។'],
  notCounted: ['Stock isn’t tracked for this product.', 'ផលិតផលនេះមិនរាប់ស្តុកទេ។'],
  perVariant: ['Stock is tracked per variant. Edit the variants.', 'ស្តុករាប់តាមជម្រើសនីមួយៗ។ សូមកែតាមជម្រើស។'],
  noOptions: ['Add these colors or sizes first.', 'សូមបន្ថែមពណ៌ ឬទំហំទាំងនេះសិន។'],
  tooFew: ['Not enough in stock.', 'ស្តុកមិនគ្រប់ទេ។'],
  rises: [
    'A price can’t be higher than the price for fewer pieces.',
    'តម្លៃសម្រាប់ចំនួនច្រើន មិនអាចខ្ពស់ជាងតម្លៃសម្រាប់ចំនួនតិចទេ។',
  ],
  overMaximum: [
    'The minimum and prices by quantity must be within the maximum per order, {about}.',
    'ចំនួនតិចបំផុត និងតម្លៃតាមចំនួន មិនអាចលើសពីចំនួនច្រើនបំផុត {about} ទេ។',
  ],
  stepJump: ['A price by quantity is zero or very low.', 'មានកម្រិតតម្លៃមួយស្មើសូន្យ ឬទាបពេក។'],
  stepSure: [
    'A price by quantity is {before}, less than a fifth of the price for fewer pieces. Save it anyway?',
    'មានកម្រិតតម្លៃមួយគឺ {before} តិចជាងមួយភាគប្រាំនៃតម្លៃសម្រាប់ចំនួនតិចជាងនេះ។ រក្សាទុកដដែលឬ?',
  ],
  stepFrom: ['{n}: {price}', '{n}៖ {price}'],
  freePrice: ['The price would be $0.00.', 'ផលិតផលនេះនឹងឥតគិតថ្លៃ។'],
  priceJump: ['The price changes more than fivefold.', 'តម្លៃឡើង ឬចុះលើសពី 5 ដង។'],
  belowCost: ['The price, without VAT, is below the cost.', 'តម្លៃមិនរួមអតប ទាបជាងថ្លៃដើម។'],
  belowCostSure: [
    'A price, without VAT, would be below the cost of {before}. Save it anyway?',
    'តម្លៃមិនរួមអតប នឹងទាបជាងថ្លៃដើម {before}។ រក្សាទុកមែនទេ?',
  ],
  freeSure: [
    'The price will be {next}, so shoppers get this product for free. Save it anyway?',
    'តម្លៃក្លាយជា {next}៖ អតិថិជននឹងទទួលផលិតផលនេះដោយឥតគិតថ្លៃ។ រក្សាទុកមែនទេ?',
  ],
  jumpSure: [
    'The price changes from {before} to {next}. Save it anyway?',
    'តម្លៃប្រែពី {before} ទៅ {next}។ រក្សាទុកមែនទេ?',
  ],
  wrong: ['This value isn’t allowed.', 'ទិន្នន័យនេះមិនត្រឹមត្រូវទេ។'],
});
