import { labelSet } from '../label-set.ts';

export const allProductsLabels = labelSet(66, {
  lbl_allprd_allproduct: ['All Products', 'ផលិតផលទាំងអស់'],

  intro: [
    'Gifts and promotional items; most can carry your name.',
    'កាដូ និងសម្ភារៈផ្សព្វផ្សាយ ដែលភាគច្រើនអាចដាក់ឈ្មោះរបស់អ្នកបាន។',
  ],
  resultsFor: ['Results for “{text}”', 'លទ្ធផលសម្រាប់ «{text}»'],
  resultsInstead: ['Showing results for “{text}”', 'បង្ហាញលទ្ធផលសម្រាប់ «{text}» វិញ'],
  resultsPart: ['Nothing has all of it; these have “{text}”', 'គ្មានអ្វីត្រូវទាំងអស់ទេ។ ទាំងនេះមាន «{text}»'],
  theseMention: ['These mention it', 'ទាំងនេះមានសរសេរអំពីវា'],
  productCount: ['{n} products', 'ផលិតផល {n}'],
  productCountOne: ['1 product', '1 ផលិតផល'],
  pages: ['Pages', 'ទំព័រ'],
  prev: ['prev', 'មុន'],
  next: ['next', 'បន្ទាប់'],
  page: ['Page {n}', 'ទំព័រទី {n}'],
  noPage: ['There is no page {n}', 'គ្មានទំព័រទី {n} ទេ'],
  noPageHint: ['The list ends on page {n}.', 'បញ្ជីនេះមានត្រឹមទំព័រទី {n}។'],
  nothingFound: ['Nothing found for “{text}”', 'រកមិនឃើញ «{text}»'],
  understood: ['We understood:', 'យើងយល់ដូចនេះ៖'],
  askForIt: ['Ask us for it', 'សូមសួរយើង'],
  askHint: [
    'Tell us what you need, and we look whether we can get it.',
    'សូមប្រាប់អ្វីដែលអ្នកត្រូវការ យើងនឹងពិនិត្យមើលថាអាចរកជូនបានឬទេ។',
  ],
  lookThrough: ['Or look through the categories', 'ឬមើលតាមប្រភេទ'],
  didYouMean: ['Did you mean:', 'អ្នកប្រហែលជាចង់រក៖'],
  noMatch: ['No product matches these filters', 'គ្មានផលិតផលត្រូវនឹងតម្រងទាំងនេះទេ'],
  noMatchPart: [
    'Nothing has all of it. “{text}” is there, but not within these filters.',
    'គ្មានអ្វីត្រូវទាំងអស់ទេ។ «{text}» មាន ប៉ុន្តែមិនត្រូវនឹងតម្រងទាំងនេះទេ។',
  ],
  without: ['Without “{name}”', 'បើគ្មាន «{name}»'],
  theseHave: ['These have “{text}”', 'ទាំងនេះមាន «{text}»'],
  abovePrice: ['{amount} above your price', 'លើសតម្លៃរបស់អ្នក {amount}'],
  belowPrice: ['{amount} below your price', 'ក្រោមតម្លៃរបស់អ្នក {amount}'],
  noMatchHint: ['Take one filter away and more will appear.', 'សូមដកតម្រងណាមួយចេញ ដើម្បីឃើញផលិតផលច្រើនជាងនេះ។'],
  notArrived: ['The products did not arrive', 'បង្ហាញផលិតផលមិនបាន'],
  filtersKept: ['Your filters are kept.', 'តម្រងរបស់អ្នកនៅដដែល។'],
  askUs: ['Ask us', 'សួរយើង'],
  noneYet: ['No products here yet', 'មិនទាន់មានផលិតផលនៅទីនេះទេ'],
  noneYetHint: [
    'Please look in again soon, or ask us what you need.',
    'សូមចូលមើលម្តងទៀតនៅពេលក្រោយ ឬសួរយើងអំពីអ្វីដែលអ្នកត្រូវការ។',
  ],
});
