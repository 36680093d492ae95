import { labelSet } from '../label-set.ts';

export const officeCategoriesLabels = labelSet(268, {
  newOne: ['New category', 'ប្រភេទថ្មី'],
  tree: ['Category tree', 'បញ្ជីប្រភេទ'],
  hint: [
    'Drag to reorder, or press Alt + up or down to move within a level and Alt + left or right to change level. Shoppers see this order.',
    'អូស ឬចុច Alt ជាមួយព្រួញឡើងចុះ ដើម្បីប្តូរលំដាប់ ជាមួយព្រួញឆ្វេងស្តាំ ដើម្បីចេញ ឬចូលក្រោមប្រភេទផ្សេង។ អ្នកទិញឃើញតាមលំដាប់នេះ។',
  ],
  chooseHint: [
    'Select a category to edit its name, picture and visibility.',
    'ជ្រើសរើសប្រភេទមួយ ដើម្បីកែឈ្មោះ រូបភាព និងការបង្ហាញ។',
  ],
  moveNamed: ['Move {name}', 'រំកិល {name}'],
  foldNamed: ['Subcategories of {name}', 'ប្រភេទក្រោម {name}'],
  movedBelow: [
    '{name} is now in {parent}, position {n} of {total}.',
    '{name} ឥឡូវនៅក្រោម {parent} លេខ {n} ក្នុងចំណោម {total}។',
  ],
  movedTop: [
    '{name} is now at the top level, position {n} of {total}.',
    '{name} ឥឡូវនៅថ្នាក់លើគេ លេខ {n} ក្នុងចំណោម {total}។',
  ],
  notMoved: ['Couldn’t move {name}. {why}', 'មិនបានរំកិល {name} ទេ។ {why}'],
  undone: ['{name} was moved back.', '{name} ត្រឡប់ទៅកន្លែងដើមវិញហើយ។'],
  archived: ['Archived', 'លែងប្រើ'],
});
