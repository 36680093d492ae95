import { labelSet } from '../label-set.ts';

/** Searches with no results, and synonyms. */
export const officeSearchesLabels = labelSet(269, {
  missed: ['No results, last 30 days', 'ស្វែងរកមិនឃើញ ក្នុង 30 ថ្ងៃ'],
  noneMissed: ['Every search had results.', 'ការស្វែងរកទាំងអស់បានឃើញអ្វីមួយ។'],
  search: ['Search term', 'ការស្វែងរក'],
  times: ['Times', 'ចំនួនដង'],
  lastDay: ['Last searched', 'ថ្ងៃចុងក្រោយ'],
  look: ['View in products', 'រកក្នុងផលិតផល'],
  synonyms: ['Synonyms', 'ពាក្យមានន័យដូចគ្នា'],
  synonymsHint: [
    'Shoppers who search for one of these words also find products with the others. Your groups are added to the built-in synonyms.',
    'អ្នកស្វែងរកពាក្យមួយ នឹងឃើញអ្វីដែលមានពាក្យផ្សេងទៀត។ ពាក្យទាំងនេះបន្ថែមលើពាក្យដែលហាងមានស្រាប់។',
  ],
});
