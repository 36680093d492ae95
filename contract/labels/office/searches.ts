import { labelSet } from '../label-set.ts';

/** Searches with no results, and synonyms. */
export const officeSearchesLabels = labelSet(269, {
  missed: ['No results, last 30 days', 'ស្វែងរកមិនឃើញ ក្នុង 30 ថ្ងៃ'],
  noneMissed: ['Every search had results.', 'ការស្វែងរកទាំងអស់បានឃើញអ្វីមួយ។'],
  search: ['Search term', 'ការស្វែងរក'],
  times: ['Times', 'ចំនួនដង'],
  lastDay: ['Last searched', 'ថ្ងៃចុងក្រោយ'],
  look: ['View in products', 'រកក្នុងផលិតផល'],
  popular: ['Popular searches', 'ការស្វែងរកពេញនិយម'],
  popularHint: [
    'At least 5 visitors made each of these in the last 30 days. The search box offers the first 8.',
    'យ៉ាងតិច 5 នាក់បានស្វែងរកពាក្យនីមួយៗក្នុង 30 ថ្ងៃចុងក្រោយ។ ប្រអប់ស្វែងរកបង្ហាញ 8 ដំបូង។',
  ],
  nonePopular: ['No popular searches yet.', 'មិនទាន់មានការស្វែងរកពេញនិយមទេ។'],
  visits: ['Visits', 'អ្នកទស្សនា'],
  hide: ['Hide', 'លាក់'],
  hideNamed: ['Hide “{term}”', 'លាក់ «{term}»'],
  isHidden: ['Hidden', 'បានលាក់'],
  hidden: ['Hidden within a minute.', 'នឹងលាក់ក្នុងមួយនាទី។'],
  synonyms: ['Synonyms', 'ពាក្យមានន័យដូចគ្នា'],
  synonymsHint: [
    'Shoppers who search for one of these words also find products with the others. Your groups are added to the built-in synonyms.',
    'អ្នកស្វែងរកពាក្យមួយ នឹងឃើញអ្វីដែលមានពាក្យផ្សេងទៀត។ ពាក្យទាំងនេះបន្ថែមលើពាក្យដែលហាងមានស្រាប់។',
  ],
});
