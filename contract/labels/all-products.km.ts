import type { KhmerOf } from './label-set.ts';
import type { allProductsLabels } from './all-products.ts';

export const allProductsKhmer: KhmerOf<typeof allProductsLabels> = {
  lbl_allprd_allproduct: 'ផលិតផលទាំងអស់',

  intro: 'កាដូ និងសម្ភារៈផ្សព្វផ្សាយ ដែលភាគច្រើនអាចដាក់ឈ្មោះរបស់អ្នកបាន។',
  resultsFor: 'លទ្ធផលសម្រាប់ «{text}»',
  resultsInstead: 'បង្ហាញលទ្ធផលសម្រាប់ «{text}» ជំនួស',
  productCount: '{n} ផលិតផល',
  productCountOne: '1 ផលិតផល',
  pages: 'ទំព័រ',
  prev: 'មុន',
  next: 'បន្ទាប់',
  page: 'ទំព័រទី {n}',
  noPage: 'គ្មានទំព័រទី {n} ទេ',
  noPageHint: 'បញ្ជីនេះមានត្រឹមទំព័រទី {n}។',
  nothingFound: 'រកមិនឃើញ «{text}»',
  nothingFoundHint: 'សូមពិនិត្យអក្ខរាវិរុទ្ធ ប្រើពាក្យខ្លីជាងនេះ ឬមើលតាមប្រភេទ។',
  didYouMean: 'អ្នកប្រហែលជាចង់រក៖',
  noMatch: 'គ្មានផលិតផលត្រូវនឹងតម្រងទាំងនេះទេ',
  noMatchHint: 'សូមដកតម្រងណាមួយចេញ ដើម្បីឃើញផលិតផលច្រើនជាងនេះ។',
  notArrived: 'បង្ហាញផលិតផលមិនបាន',
  filtersKept: 'តម្រងរបស់អ្នកនៅដដែល។',
  askUs: 'សួរយើង',
  noneYet: 'មិនទាន់មានផលិតផលនៅទីនេះទេ',
  noneYetHint: 'សូមចូលមើលម្តងទៀតនៅពេលក្រោយ ឬសួរយើងអំពីអ្វីដែលអ្នកត្រូវការ។',
};
