import { labelSet } from '../label-set.ts';

export const officeKeyLabels = labelSet(6422, {
  newHeading: ['New API key', 'កូនសោ API ថ្មី'],
  nameHint: ['The program that will use it, such as “Bookkeeping”', 'កម្មវិធីដែលនឹងប្រើវា ដូចជា «គណនេយ្យ»'],
  choose: ['Select at least one permission.', 'សូមជ្រើសសិទ្ធិយ៉ាងតិចមួយ។'],
  chooseFew: [
    'Give it only what it needs. A key never has more permissions than you have.',
    'សូមផ្តល់តែសិទ្ធិដែលវាត្រូវការ។ កូនសោមិនដែលមានសិទ្ធិលើសពីអ្នកទេ។',
  ],
  untilHint: ['Empty: until you end it', 'ទុកទទេ៖ រហូតដល់អ្នកបញ្ឈប់វា'],
  addressesHint: [
    'One per line, such as 203.0.113.7 or 203.0.113.0/24. Empty: from everywhere',
    'មួយក្នុងមួយជួរ ដូចជា 203.0.113.7 ឬ 203.0.113.0/24។ ទុកទទេ៖ ពីគ្រប់ទីកន្លែង',
  ],
  create: ['Create key', 'បង្កើតកូនសោ'],
  createdHeading: ['Key created', 'បានបង្កើតកូនសោ'],
  onlyNow: [
    'Copy the key now. We don’t store it, so it can’t be shown again.',
    'សូមចម្លងកូនសោឥឡូវនេះ។ យើងមិនរក្សាទុកវាទេ ដូច្នេះមិនអាចបង្ហាញម្តងទៀតបានទេ។',
  ],
  tryIt: ['Try it:', 'សាកល្បង៖'],
  reference: ['API reference', 'ឯកសារយោង API'],
  end: ['End key', 'បញ្ឈប់កូនសោ'],
  endSure: [
    'End the key “{name}”? Programs that use it are refused right away, and it can’t be undone.',
    'បញ្ឈប់កូនសោ «{name}» មែនទេ? កម្មវិធីដែលប្រើវានឹងចូលលែងបានភ្លាម ហើយមិនអាចត្រឡប់វិញបានទេ។',
  ],
  ended: ['Key ended.', 'បានបញ្ឈប់កូនសោ។'],
  never: ['never', 'មិនដែល'],
  everywhere: ['everywhere', 'គ្រប់ទីកន្លែង'],
  noEnd: ['no end date', 'គ្មានថ្ងៃបញ្ចប់'],
  noneLeft: ['none: the person who created it has fewer permissions now', 'គ្មាន៖ អ្នកបង្កើតមានសិទ្ធិតិចជាងមុន'],
});
