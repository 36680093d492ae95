import { labelSet } from '../label-set.ts';

/** Pages of the shop's own: their drafts in the setup guide. */
export const officePagesLabels = labelSet(285, {
  expected: ['Pages that customers expect', 'ទំព័រដែលអតិថិជនរំពឹងថានឹងឃើញ'],
  draftsHint: [
    'Drafts are a starting point, not legal advice. Fill in the parts in brackets, then publish.',
    'សេចក្តីព្រាងគ្រាន់តែជាការចាប់ផ្តើម មិនមែនជាយោបល់ផ្នែកច្បាប់ទេ។ សូមបំពេញអ្វីក្នុងតង្កៀប រួចផ្សាយវា។',
  ],
  terms: ['Terms', 'លក្ខខណ្ឌ'],
  privacy: ['Privacy', 'ឯកជនភាព'],
  returns: ['Returns', 'ការប្រគល់ទំនិញវិញ'],
  delivery: ['Delivery', 'ការដឹកជញ្ជូន'],
  noPage: ['Not written yet', 'មិនទាន់សរសេរ'],
  isDraft: ['Hidden draft', 'សេចក្តីព្រាងដែលលាក់'],
  published: ['Published', 'បានផ្សាយ'],
  createDraft: ['Create draft', 'បង្កើតសេចក្តីព្រាង'],
  draftCreated: ['Draft created', 'បានបង្កើតសេចក្តីព្រាង'],
});
