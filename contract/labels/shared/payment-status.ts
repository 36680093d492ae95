import { labelSet } from '../label-set.ts';

/** The payment status of an order, in the same words in the shop, its emails, its documents and the office. */
export const paymentStatusLabels = labelSet(340, {
  onDelivery: ['Due on delivery', 'ត្រូវបង់ពេលទទួលទំនិញ'],
  paidOnDelivery: ['Paid on delivery', 'បានបង់ពេលទទួលទំនិញ'],
  awaiting: ['Awaiting payment', 'រង់ចាំការទូទាត់'],
  slipSent: ['Payment slip uploaded', 'បានផ្ញើបង្កាន់ដៃ'],
  partPaid: ['Partially paid', 'បានបង់មួយផ្នែក'],
  paid: ['Paid', 'បានទូទាត់'],
  depositPaid: ['Deposit paid', 'បានបង់ប្រាក់កក់'],
  onAccount: ['On account', 'ទិញបង់ក្រោយ'],
  balanceDue: ['Balance due', 'នៅខ្វះប្រាក់'],
  refundDue: ['Refund due', 'ត្រូវសងប្រាក់វិញ'],
  refunding: ['Refund in progress', 'កំពុងសងប្រាក់វិញ'],
  partRefunded: ['Partially refunded', 'បានសងវិញមួយផ្នែក'],
  refunded: ['Refunded', 'បានសងប្រាក់វិញ'],
  checkingSlip: ['Checking payment slip', 'កំពុងពិនិត្យបង្កាន់ដៃ'],
  nothingToPay: ['Nothing to pay', 'មិនត្រូវបង់ប្រាក់'],

  received: ['Received', 'បានទទួល'],
  due: ['Due', 'ត្រូវបង់'],

  noteBalanceDue: ['Balance due: {amount}.', 'នៅខ្វះប្រាក់ {amount} ដែលត្រូវបង់។'],
  noteDueLater: ['Due later: {amount}.', 'ប្រាក់នៅសល់ដែលបង់ពេលក្រោយ៖ {amount}។'],
  noteDueBy: ['Please pay {amount} by {day}.', 'សូមបង់ {amount} ត្រឹមថ្ងៃ {day}។'],
  noteOverdue: ['Payment of {amount} was due on {day}.', 'ប្រាក់ {amount} ត្រូវបង់ត្រឹមថ្ងៃ {day}។'],
  dueBy: ['Due by {day}', 'ត្រូវបង់ត្រឹមថ្ងៃ {day}'],
  overdue: ['Overdue: was due on {day}', 'ហួសថ្ងៃបង់៖ ថ្ងៃ {day}'],
  deposit: ['Deposit', 'ប្រាក់កក់'],
  dueLater: ['Due later', 'បង់ពេលក្រោយ'],
  retained: ['Kept for set-up', 'រក្សាទុកសម្រាប់ការរៀបចំ'],
  noteRetained: [
    'We keep {amount} for the set-up and drawing we already did.',
    'យើងរក្សាទុក {amount} សម្រាប់ការរៀបចំ និងការគូរដែលយើងបានធ្វើរួច។',
  ],
  notePartPaid: ['{received} received, {amount} due.', 'យើងបានទទួល {received} នៅខ្វះ {amount}។'],
  noteSlipSent: ['We’re checking your payment slip.', 'យើងកំពុងពិនិត្យបង្កាន់ដៃរបស់អ្នក។'],
  noteCheckingSlip: [
    'You uploaded a payment slip, so we’re checking our account. If your transfer arrived, we’ll refund it in full to the account it came from.',
    'អ្នកបានផ្ញើបង្កាន់ដៃផ្ទេរប្រាក់ ដូច្នេះយើងកំពុងពិនិត្យគណនីរបស់យើង។ បើប្រាក់បានចូល យើងនឹងសងទាំងអស់ទៅគណនីដែលអ្នកបានផ្ទេរមក។',
  ],
  noteRefundDue: ['We owe you a refund of {amount}.', 'យើងត្រូវសងប្រាក់ {amount} ជូនអ្នកវិញ។'],
  noteRefunding: ['We’re refunding {amount}.', 'យើងកំពុងសងប្រាក់ {amount} ជូនអ្នកវិញ។'],
  noteRefunded: ['We refunded {amount}.', 'យើងបានសងប្រាក់ {amount} ជូនអ្នកវិញហើយ។'],
  noteToCard: ['The refund goes to the card you paid with.', 'ប្រាក់នេះចូលទៅកាតដែលអ្នកបានប្រើទូទាត់។'],
  noteToWallet: ['The refund goes to the wallet you paid with.', 'ប្រាក់នេះចូលទៅកាបូបអេឡិចត្រូនិកដែលអ្នកបានប្រើទូទាត់។'],
  noteToAccount: ['The refund goes to the account you paid from.', 'ប្រាក់នេះចូលទៅគណនីធនាគារដែលអ្នកបានប្រើទូទាត់។'],
  noteInCash: [
    'You paid in cash, so we’ll contact you to arrange the refund.',
    'អ្នកបានបង់ជាសាច់ប្រាក់ ដូច្នេះយើងនឹងទាក់ទងអ្នក ដើម្បីសងប្រាក់នេះ។',
  ],
  noteSomeDays: [
    'It may take a few days to appear in your account.',
    'ប្រាក់នេះអាចចូលគណនីធនាគារ ឬកាបូបអេឡិចត្រូនិករបស់អ្នក ក្រោយពីរបីថ្ងៃ។',
  ],
  payBalance: ['Pay the balance', 'បង់ប្រាក់ដែលនៅខ្វះ'],
});
