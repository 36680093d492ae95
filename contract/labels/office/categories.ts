import { labelSet } from '../label-set.ts';

/** The tree of categories. */
export const officeCategoriesLabels = labelSet(268, {
  newOne: ['New category', 'ប្រភេទថ្មី'],
  hint: [
    'Shoppers see them in this order. One that is out of use stays in the history of orders.',
    'អ្នកទិញឃើញតាមលំដាប់នេះ។ ប្រភេទដែលលែងប្រើនៅក្នុងប្រវត្តិបញ្ជាទិញដដែល។',
  ],
  hidden: ['Hidden', 'លាក់'],
  archived: ['Out of use', 'លែងប្រើ'],
  upNamed: ['Move {name} up', 'រំកិល {name} ឡើង'],
  downNamed: ['Move {name} down', 'រំកិល {name} ចុះ'],
});
