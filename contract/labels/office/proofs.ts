import { labelSet } from '../label-set.ts';

/** Proofs of printed items on the page of their order, and what work waits for. */
export const officeProofLabels = labelSet(6390, {
  waitsFor: ['Can’t start yet:', 'មិនទាន់ចាប់ផ្តើមបាន ព្រោះ៖'],
  proof: ['no approved proof', 'មិនទាន់យល់ព្រមលើគំរូរចនា'],
  deposit: ['deposit not paid', 'មិនទាន់បង់ប្រាក់កក់'],
  balance: ['balance not paid', 'មិនទាន់បង់ប្រាក់នៅសល់'],
  startAnyway: ['Start anyway', 'ចាប់ផ្តើមដោយមិនរង់ចាំ'],
  reason: ['Reason', 'មូលហេតុ'],
  startHint: [
    'The customer gets an email that we’re preparing the order. The reason stays with the order.',
    'អតិថិជននឹងទទួលអ៊ីមែលថាយើងកំពុងរៀបចំ។ មូលហេតុនៅជាមួយការបញ្ជាទិញនេះ។',
  ],
  released: ['Started without: {what}', 'បានចាប់ផ្តើម ទោះ{what}'],
});
