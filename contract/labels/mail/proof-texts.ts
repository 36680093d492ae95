import { proofMessages } from './proof-words.ts';

/** Texts of emails about artwork and proofs: a part of `mailLabels`. */
export const proofTexts = {
  ...proofMessages,
  artworkAskedSubject: ['Order {number}: please send what we print', 'ការបញ្ជាទិញ {number}៖ សូមផ្ញើអ្វីដែលត្រូវបោះពុម្ព'],
  artworkAsked: [
    'We can’t start printing without it. You can send it on the page of your order, without logging in.',
    'យើងត្រូវការឯកសារ ឬអត្ថបទនេះ មុនពេលចាប់ផ្តើមបោះពុម្ព។ អ្នកអាចផ្ញើនៅលើទំព័រនៃការបញ្ជាទិញ ដោយមិនចាំបាច់ចូលគណនី។',
  ],
  artworkRefusedSubject: ['Order {number}: please send another file', 'ការបញ្ជាទិញ {number}៖ សូមផ្ញើឯកសារផ្សេង'],
  artworkRefused: [
    'Our virus scanner refused your file. Please send another one.',
    'កម្មវិធីស្កេនមេរោគរបស់យើងបានបដិសេធឯកសាររបស់អ្នក។ សូមផ្ញើឯកសារផ្សេង។',
  ],
  artworkMissing: ['Please send what we print', 'សូមផ្ញើអ្វីដែលត្រូវបោះពុម្ព'],
  sendArtwork: ['Send logo or text', 'ផ្ញើឡូហ្គោ ឬអត្ថបទ'],
  proofReadySubject: ['Order {number}: your proof is ready', 'ការបញ្ជាទិញ {number}៖ គំរូរចនារួចរាល់ហើយ'],
  proofReady: [
    'Please check proof {n}. We start printing once you approve it.',
    'សូមពិនិត្យគំរូរចនាទី {n}។ យើងចាប់ផ្តើមបោះពុម្ព ពេលអ្នកយល់ព្រម។',
  ],
  proofAnswer: [
    'You can approve it or ask for changes on the page, without logging in.',
    'អ្នកអាចយល់ព្រម ឬសុំកែនៅលើទំព័រនោះ ដោយមិនចាំបាច់ចូលគណនី។',
  ],
  approvedSubject: ['Order {number}: proof approved', 'ការបញ្ជាទិញ {number}៖ បានយល់ព្រមលើគំរូរចនា'],
  approvedText: [
    'You approved proof {n}. Here is your order, and what happens next.',
    'អ្នកបានយល់ព្រមលើគំរូរចនាទី {n}។ ខាងក្រោមជាការបញ្ជាទិញ និងជំហានបន្ទាប់។',
  ],
  fileOf: ['File: {file}', 'ឯកសារ៖ {file}'],
  viewProof: ['View proof', 'មើលគំរូរចនា'],
  proofReminderSubject: [
    'Order {number}: your proof is waiting for you',
    'ការបញ្ជាទិញ {number}៖ គំរូរចនារង់ចាំអ្នកពិនិត្យ',
  ],
} as const;
