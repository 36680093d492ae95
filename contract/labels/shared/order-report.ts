import { labelSet } from '../label-set.ts';

/** What a customer reports about a delivered order. */
export const orderReportLabels = labelSet(6255, {
  title: ['Something is wrong', 'មានបញ្ហា'],
  hint: [
    'Tell us which items and why. We’ll answer by message and on this page.',
    'សូមប្រាប់យើងថាទំនិញណា និងហេតុអ្វី។ យើងនឹងឆ្លើយតាមសារ និងនៅទំព័រនេះ។',
  ],
  which: ['Which items?', 'ទំនិញណាខ្លះ?'],
  howMany: ['Number of pieces: {name}', 'ចំនួន៖ {name}'],
  whichMissing: ['Select at least one item.', 'សូមជ្រើសរើសទំនិញយ៉ាងហោចណាស់មួយ។'],
  reason: ['What’s wrong?', 'មានបញ្ហាអ្វី?'],
  damaged: ['Damaged', 'ខូចខាត'],
  missing: ['Missing', 'ខ្វះ'],
  wrong: ['Wrong item', 'ខុសទំនិញ'],
  faulty: ['Doesn’t work', 'ប្រើមិនកើត'],
  other: ['Something else', 'បញ្ហាផ្សេង'],
  text: ['Tell us more', 'សូមរៀបរាប់បន្ថែម'],
  photos: ['Add photos (up to {n})', 'បន្ថែមរូបថត (មិនលើស {n})'],
  send: ['Send report', 'ផ្ញើបញ្ហានេះ'],
  reports: ['Your reports', 'បញ្ហាដែលអ្នកបានប្រាប់'],
  photo: ['Photo {n} (opens in a new tab)', 'រូបថតទី {n} (បើកក្នុងផ្ទាំងថ្មី)'],
  answerOurs: ['The shop', 'ហាង'],
  answerYours: ['You', 'អ្នក'],
  subject: ['Order {number}: {reason}', 'ការបញ្ជាទិញ {number}៖ {reason}'],
  piece: ['{n} × {name}', '{n} × {name}'],
});
