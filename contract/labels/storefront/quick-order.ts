import { labelSet } from '../label-set.ts';

/** The page on which shoppers add a list of SKUs to the cart. */
export const quickOrderLabels = labelSet(344, {
  intro: [
    'Add many products at once: paste or type their SKUs and quantities.',
    'បន្ថែមផលិតផលច្រើនក្នុងពេលតែមួយ៖ បិទភ្ជាប់ ឬសរសេរ SKU និងចំនួន។',
  ],
  list: ['SKUs and quantities', 'SKU និងចំនួន'],
  listHint: ['One product per line, such as {example}.', 'ផលិតផលមួយក្នុងមួយបន្ទាត់ ដូចជា {example}។'],
  show: ['Show products', 'បង្ហាញផលិតផល'],
  noSku: ['Enter at least one SKU.', 'សូមបញ្ចូល SKU យ៉ាងតិចមួយ។'],
  found: ['Products found: {n}', 'រកឃើញផលិតផល {n}'],
  notFound: ['We don’t have these SKUs:', 'យើងគ្មាន SKU ទាំងនេះទេ៖'],
  firstOnly: ['Only the first {n} lines are shown.', 'បង្ហាញតែ {n} បន្ទាត់ដំបូង។'],
  chooseOptions: ['Choose options', 'ជ្រើសរើសជម្រើស'],
  removeNamed: ['Remove {name} from the list', 'ដក {name} ចេញពីបញ្ជី'],
  add: ['Add to cart: {n}', 'ដាក់ក្នុងកន្ត្រក៖ {n}'],
});
