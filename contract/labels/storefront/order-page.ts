import { labelSet } from '../label-set.ts';

/** The page of an order, the same behind a link and in the account. */
export const orderPageLabels = labelSet(6361, {
  toDo: ['What you need to do', 'អ្វីដែលអ្នកត្រូវធ្វើ'],
  dueNow: ['Due now', 'ត្រូវបង់ឥឡូវ'],
  paidNow: ['Thank you. We’ve received your payment.', 'សូមអរគុណ។ យើងបានទទួលប្រាក់របស់អ្នកហើយ។'],
  confirmed: ['Thank you. Your order is confirmed.', 'សូមអរគុណ។ ការបញ្ជាទិញរបស់អ្នកបានបញ្ជាក់ហើយ។'],
  textSaved: ['Thank you. We’ve saved your text.', 'សូមអរគុណ។ យើងបានរក្សាទុកអត្ថបទរបស់អ្នកហើយ។'],
  received: ['Thank you. We’ve noted that you received it.', 'សូមអរគុណ។ យើងបានកត់ទុកថាអ្នកទទួលហើយ។'],
  messages: ['Messages', 'សារ'],
  you: ['You, {time}', 'អ្នក {time}'],
  us: ['{shop}, {time}', '{shop} {time}'],
  writeUs: ['Write to us about this order', 'សរសេរមកយើងអំពីការបញ្ជាទិញនេះ'],
  sendMessage: ['Send message', 'ផ្ញើសារ'],
  messageSent: ['Thank you. We’ve received your message.', 'សូមអរគុណ។ យើងបានទទួលសាររបស់អ្នកហើយ។'],
  proofs: ['Proofs', 'គំរូរចនា'],
  proofOf: ['Proof {n} of {item}', 'គំរូរចនាទី {n} នៃ {item}'],
  checkProof: ['Check the proof', 'ពិនិត្យគំរូរចនា'],
  isItRight: ['Is everything right?', 'ត្រឹមត្រូវទាំងអស់ហើយមែនទេ?'],
  yourRequest: ['You asked for: {text}', 'អ្នកបានសុំ៖ {text}'],
  sameAs: ['Same as {number}', 'ដូច {number}'],
  stateSent: ['waits for your answer', 'រង់ចាំចម្លើយរបស់អ្នក'],
  stateApproved: ['approved', 'បានយល់ព្រម'],
  stateChanges: ['changes requested', 'បានសុំកែ'],
  stateOver: ['can’t be answered anymore', 'លែងអាចឆ្លើយបាន'],
  stateReplaced: ['replaced', 'មានគំរូថ្មីជំនួស'],
  inTelegram: ['Order messages in Telegram', 'សារអំពីការបញ្ជាទិញក្នុង Telegram'],
  follow: ['Follow in Telegram', 'តាមដានក្នុង Telegram'],
  followHint: [
    'Our bot sends you what happens to this order: its status, payments, proofs and tracking number. It never shows your address or phone number. Send {stop} to end it.',
    'បូតរបស់យើងផ្ញើដំណឹងអំពីការបញ្ជាទិញនេះ៖ ស្ថានភាព ការទូទាត់ គំរូរចនា និងលេខកញ្ចប់។ វាមិនបង្ហាញអាសយដ្ឋាន ឬលេខទូរសព្ទរបស់អ្នកទេ។ ផ្ញើ {stop} ដើម្បីបញ្ឈប់។',
  ],
});
