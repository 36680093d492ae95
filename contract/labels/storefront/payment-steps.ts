import { labelSet } from '../label-set.ts';

/** What happens when a way to pay is chosen, step by step (storefront/pages/checkout/form/way-steps.tsx). */
export const paymentStepsLabels = labelSet(155, {
  cardNext: ['You fill in your card next.', 'បន្ទាប់មក អ្នកបំពេញព័ត៌មានកាត។'],
  walletNext: ['Your wallet asks you next.', 'បន្ទាប់មក កាបូបអេឡិចត្រូនិកសួរអ្នក។'],
  codeNext: [
    'A QR code comes next: scan it with the app of your bank.',
    'បន្ទាប់មក សូមស្កេន QR តាមកម្មវិធីធនាគាររបស់អ្នក។',
  ],
  transferNext: ['We show you our accounts next.', 'បន្ទាប់មក យើងបង្ហាញគណនីរបស់យើង។'],
  nothingNext: ['You pay the courier when the parcel arrives.', 'អ្នកបង់ប្រាក់ឱ្យអ្នកដឹកជញ្ជូន ពេលទំនិញមកដល់។'],
  order: ['Order', 'បញ្ជាទិញ'],
  done: ['Done', 'រួចរាល់'],
  openApp: ['Open the app', 'បើកកម្មវិធីធនាគារ'],
  scan: ['Scan', 'ស្កេន'],
  fillCard: ['Fill in the card', 'បំពេញព័ត៌មានកាត'],
  agree: ['Agree in the wallet', 'យល់ព្រមក្នុងកាបូបអេឡិចត្រូនិក'],
  transfer: ['Transfer', 'ផ្ទេរប្រាក់'],
  sendSlip: ['Send the slip', 'ផ្ញើបង្កាន់ដៃ'],
  receive: ['Receive it', 'ទទួលទំនិញ'],
  payCash: ['Pay in cash', 'បង់ប្រាក់'],
});
