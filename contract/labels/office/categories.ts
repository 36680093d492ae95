import { labelSet } from '../label-set.ts';

/** The tree of categories. */
export const officeCategoriesLabels = labelSet(268, {
  newOne: ['New category', 'ប្រភេទថ្មី'],
  tree: ['Tree of categories', 'បញ្ជីប្រភេទ'],
  hint: [
    'Drag, or Alt with up and down among its sisters, with left and right a level out or in. Shoppers see them in this order.',
    'អូស ឬចុច Alt ជាមួយព្រួញឡើងចុះ ដើម្បីប្តូរលំដាប់ ជាមួយព្រួញឆ្វេងស្តាំ ដើម្បីចេញ ឬចូលក្រោមប្រភេទផ្សេង។ អ្នកទិញឃើញតាមលំដាប់នេះ។',
  ],
  chooseHint: [
    'Choose a category to change its names, its picture and whether it is shown.',
    'ជ្រើសរើសប្រភេទមួយ ដើម្បីកែឈ្មោះ រូបភាព និងការបង្ហាញ។',
  ],
  products: ['{n} products', 'ផលិតផល {n}'],
  productsOne: ['1 product', 'ផលិតផល 1'],
  moveNamed: ['Move {name}', 'រំកិល {name}'],
  foldNamed: ['What stands below {name}', 'ប្រភេទក្រោម {name}'],
  movedBelow: [
    '{name} now stands below {parent}, number {n} of {total}.',
    '{name} ឥឡូវនៅក្រោម {parent} លេខ {n} ក្នុងចំណោម {total}។',
  ],
  movedTop: [
    '{name} now stands at the top, number {n} of {total}.',
    '{name} ឥឡូវនៅថ្នាក់លើគេ លេខ {n} ក្នុងចំណោម {total}។',
  ],
  notMoved: ['{name} was not moved. {why}', 'មិនបានរំកិល {name} ទេ។ {why}'],
  undo: ['Undo', 'ត្រឡប់វិញ'],
  undone: ['{name} is back where it was.', '{name} ត្រឡប់ទៅកន្លែងដើមវិញហើយ។'],
  hidden: ['Hidden', 'លាក់'],
  archived: ['Out of use', 'លែងប្រើ'],
});
