import { labelSet } from '../label-set.ts';

/** The stock count. */
export const officeStockCountLabels = labelSet(6632, {
  find: ['Scan or type a code', 'ស្កេន ឬវាយបាកូដ'],
  add: ['Count', 'រាប់'],
  none: ['Scan a product: each scan counts one.', 'សូមស្កេនផលិតផល៖ ស្កេនម្តងរាប់មួយ។'],
  product: ['Product', 'ផលិតផល'],
  stock: ['In stock', 'ក្នុងស្តុក'],
  counted: ['Counted', 'បានរាប់'],
  countedOf: ['Counted of {name}', 'ចំនួនបានរាប់នៃ {name}'],
  difference: ['Difference', 'ខុសគ្នា'],
  removeOf: ['Remove {name}', 'ដក {name} ចេញ'],
  now: ['{name}: {n} counted', '{name}៖ រាប់បាន {n}'],
  untracked: ['{name}: stock isn’t tracked.', '{name}៖ មិនរាប់ស្តុក។'],
  isOrder: ['This is an order, {number}.', 'នេះជាការបញ្ជាទិញ {number}។'],
  apply: ['Apply differences ({n})', 'កែស្តុកតាមការរាប់ ({n})'],
  finish: ['Finish: no differences', 'បញ្ចប់៖ គ្មានអ្វីខុសគ្នា'],
  applied: ['Stock changed: {n}', 'បានកែស្តុក៖ {n}'],
  clear: ['Discard count', 'បោះបង់ការរាប់'],
  clearSure: ['Discard everything that was counted?', 'បោះបង់អ្វីៗដែលបានរាប់ទាំងអស់?'],
  keep: ['Keep count', 'រក្សាការរាប់'],
  notStored: [
    'This browser doesn’t keep the count. Apply it before you close or reload this page.',
    'កម្មវិធីរុករកនេះមិនរក្សាទុកការរាប់ទេ។ សូមកែស្តុកតាមការរាប់ មុនពេលបិទ ឬផ្ទុកទំព័រនេះឡើងវិញ។',
  ],
  applying: [
    'Differences are being applied. Count this one again afterwards.',
    'កំពុងកែស្តុក។ សូមរាប់ផលិតផលនេះម្តងទៀតក្រោយនេះ។',
  ],
  left: ['Not applied: {n}. The reasons are in the list.', 'មិនបានកែ៖ {n}។ មូលហេតុមាននៅក្នុងបញ្ជី។'],
  hint: [
    'Only differences are applied, so sales since the count stay right. Products that you don’t count keep their stock.',
    'យើងកែតែភាពខុសគ្នា ដូច្នេះការលក់ក្រោយពេលរាប់នៅតែត្រឹមត្រូវ។ ផលិតផលដែលមិនបានរាប់ មិនប្រែទេ។',
  ],
  reason: ['stock count', 'ការរាប់ស្តុក'],
});
