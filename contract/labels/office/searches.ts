import { labelSet } from '../label-set.ts';

/** What was searched in vain, and words that mean the same. */
export const officeSearchesLabels = labelSet(269, {
  missed: ['Searched in vain, 30 days', 'ស្វែងរកមិនឃើញ ក្នុង 30 ថ្ងៃ'],
  noneMissed: ['Every search found something.', 'ការស្វែងរកទាំងអស់បានឃើញអ្វីមួយ។'],
  search: ['Search', 'ការស្វែងរក'],
  times: ['Times', 'ចំនួនដង'],
  lastDay: ['Last day', 'ថ្ងៃចុងក្រោយ'],
  look: ['Look in the products', 'រកក្នុងផលិតផល'],
  synonyms: ['Words that mean the same', 'ពាក្យមានន័យដូចគ្នា'],
  synonymsHint: [
    'Who searches for one of them finds what has another. They come on top of those the shop brings along.',
    'អ្នកស្វែងរកពាក្យមួយ នឹងឃើញអ្វីដែលមានពាក្យផ្សេងទៀត។ ពាក្យទាំងនេះបន្ថែមលើពាក្យដែលហាងមានស្រាប់។',
  ],
});
