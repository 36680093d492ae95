/** Texts of emails about proofs: a part of `mailLabels`. */
export const proofTexts = {
  proofReadySubject: ['Order {number}: your proof is ready', 'ការបញ្ជាទិញ {number}៖ គំរូរចនារួចរាល់ហើយ'],
  proofReady: [
    'Please check proof {n}. We start printing once you approve it.',
    'សូមពិនិត្យគំរូរចនាទី {n}។ យើងចាប់ផ្តើមបោះពុម្ព ពេលអ្នកយល់ព្រម។',
  ],
  proofAnswer: [
    'You can approve it or ask for changes on the page, without logging in.',
    'អ្នកអាចយល់ព្រម ឬសុំកែនៅលើទំព័រនោះ ដោយមិនចាំបាច់ចូលគណនី។',
  ],
  viewProof: ['View proof', 'មើលគំរូរចនា'],
  proofReminderSubject: [
    'Order {number}: your proof is waiting for you',
    'ការបញ្ជាទិញ {number}៖ គំរូរចនារង់ចាំអ្នកពិនិត្យ',
  ],
} as const;
