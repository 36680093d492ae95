import { labelSet } from '../label-set.ts';

/** The command palette: finds orders, products, screens and what can be done. */
export const officePaletteLabels = labelSet(279, {
  findOrDo: ['Find or do', 'ស្វែងរក ឬធ្វើ'],
  hintAll: ['Order, customer, phone, product, screen', 'លេខបញ្ជាទិញ អតិថិជន លេខទូរសព្ទ ផលិតផល ផ្នែក'],
  found: ['Found', 'រកឃើញ'],
  n: ['{n} found', 'រកឃើញ {n}'],
  none: ['Nothing found', 'រកមិនឃើញអ្វីទេ'],
  orders: ['Orders', 'ការបញ្ជាទិញ'],
  products: ['Products', 'ផលិតផល'],
  do: ['Do', 'ធ្វើ'],
  goTo: ['Go to', 'ទៅកាន់'],
  allOrders: ['Show all orders with “{find}”', 'បង្ហាញការបញ្ជាទិញទាំងអស់ដែលមាន «{find}»'],
  allProducts: ['Show all products with “{find}”', 'បង្ហាញផលិតផលទាំងអស់ដែលមាន «{find}»'],
  inStock: ['{n} in stock', 'ក្នុងស្តុក {n}'],
  notCounted: ['not counted', 'មិនរាប់ស្តុក'],
  hidden: ['hidden', 'លាក់'],
  fromPhoto: ['New product from a photo', 'ផលិតផលថ្មីពីរូបថត'],
  language: ['Language: {name}', 'ភាសា៖ {name}'],
  lookAuto: ['Look: as the device', 'រូបរាង៖ តាមឧបករណ៍'],
  lookLight: ['Look: light', 'រូបរាង៖ ភ្លឺ'],
  lookDark: ['Look: dark', 'រូបរាង៖ ងងឹត'],
  choose: ['choose', 'ជ្រើសរើស'],
  open: ['open', 'បើក'],
});
