import { labelSet } from '../label-set.ts';

/** How an order stands and is paid, where the shop's shared words do not say it. */
export const officeOrderWords = labelSet(183, {
  awaitingPayment: ['Waiting for payment', 'រង់ចាំការទូទាត់'],
  callFirst: ['Call first', 'ទូរសព្ទសិន'],
  card: ['Card', 'កាត'],
  wallet: ['Wallet', 'កាបូបអេឡិចត្រូនិក'],
  cash: ['Cash on delivery', 'បង់ប្រាក់ពេលទទួលទំនិញ'],
  khqr: ['KHQR', 'KHQR'],
  transfer: ['Bank transfer', 'ផ្ទេរប្រាក់តាមធនាគារ'],
  bankCode: ['QR of a bank', 'QR ធនាគារ'],
  otherWay: ['Another way', 'វិធីផ្សេង'],
  created: ['Payment begun', 'បានចាប់ផ្តើមទូទាត់'],
  submitted: ['Sent to the provider', 'បានបញ្ជូនទៅអ្នកផ្តល់សេវា'],
  needs_action: ['Waits for the customer', 'រង់ចាំអតិថិជន'],
  unknown: ['Outcome not known yet', 'មិនទាន់ដឹងលទ្ធផល'],
  pending: ['Waits for the money', 'រង់ចាំប្រាក់ចូល'],
  declined: ['Declined', 'មិនបានទទួលយក'],
  paid: ['Paid', 'បានទូទាត់'],
  part_refunded: ['Partly given back', 'បានសងវិញមួយផ្នែក'],
  refunded: ['Given back', 'បានសងប្រាក់វិញ'],
});

export type OrderWord = keyof (typeof officeOrderWords)['texts'];
