import { labelSet } from '../label-set.ts';

/** The command palette: finds orders, products, screens and actions. */
export const officePaletteLabels = labelSet(279, {
  hintAll: ['Search orders, customers, products…', 'លេខបញ្ជាទិញ អតិថិជន លេខទូរសព្ទ ផលិតផល ផ្នែក'],
  found: ['Results', 'រកឃើញ'],
  n: ['Results: {n}', 'រកឃើញ {n}'],
  none: ['No results', 'រកមិនឃើញអ្វីទេ'],
  orders: ['Orders', 'ការបញ្ជាទិញ'],
  products: ['Products', 'ផលិតផល'],
  do: ['Actions', 'សកម្មភាព'],
  goTo: ['Go to', 'ទៅកាន់'],
  allOrders: ['View all orders matching “{find}”', 'បង្ហាញការបញ្ជាទិញទាំងអស់ដែលមាន «{find}»'],
  allProducts: ['View all products matching “{find}”', 'បង្ហាញផលិតផលទាំងអស់ដែលមាន «{find}»'],
  inStock: ['{n} in stock', 'ក្នុងស្តុក {n}'],
  notCounted: ['stock not tracked', 'មិនរាប់ស្តុក'],
  hidden: ['hidden', 'លាក់'],
  fromPhoto: ['New product from a photo', 'ផលិតផលថ្មីពីរូបថត'],
  language: ['Language: {name}', 'ភាសា៖ {name}'],
  lookAuto: ['Theme: system default', 'រូបរាង៖ តាមឧបករណ៍'],
  lookLight: ['Theme: light', 'រូបរាង៖ ភ្លឺ'],
  lookDark: ['Theme: dark', 'រូបរាង៖ ងងឹត'],
  choose: ['select', 'ជ្រើសរើស'],
  open: ['open', 'បើក'],
});
