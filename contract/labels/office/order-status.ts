import { providerMethodTexts } from '../../payment-providers/provider-texts.ts';
import { labelSet } from '../label-set.ts';

/** Order and payment statuses that the shared words don't cover. */
export const officeStatusLabels = labelSet(183, {
  awaitingPayment: ['Awaiting payment', 'រង់ចាំការទូទាត់'],
  callFirst: ['Call to confirm', 'ទូរសព្ទសិន'],
  partlyShipped: ['Partly shipped', 'បានផ្ញើមួយផ្នែក'],
  /** Instead, if the customer picks it up at the shop. */
  partlyReady: ['Partly ready', 'រួចរាល់មួយផ្នែក'],
  ...providerMethodTexts,
  cash: ['Cash on delivery', 'បង់ប្រាក់ពេលទទួលទំនិញ'],
  cashPickUp: ['Cash at pick-up', 'បង់ប្រាក់ពេលមកយក'],
  account: ['On account', 'ទិញបង់ក្រោយ'],
  transfer: ['Bank transfer', 'ផ្ទេរប្រាក់តាមធនាគារ'],
  otherMethod: ['Other', 'វិធីផ្សេង'],
  created: ['Payment started', 'បានចាប់ផ្តើមទូទាត់'],
  submitted: ['Sent to the provider', 'បានបញ្ជូនទៅអ្នកផ្តល់សេវា'],
  needs_action: ['Awaiting customer action', 'រង់ចាំអតិថិជន'],
  unknown: ['Checking with provider', 'មិនទាន់ដឹងលទ្ធផល'],
  pending: ['Awaiting payment', 'រង់ចាំការទូទាត់'],
  declined: ['Declined', 'មិនបានទទួលយក'],
  paid: ['Paid', 'បានទូទាត់'],
  part_refunded: ['Partially refunded', 'បានសងវិញមួយផ្នែក'],
  refunded: ['Refunded', 'បានសងប្រាក់វិញ'],
});

export type OrderStatusKey = keyof (typeof officeStatusLabels)['texts'];
