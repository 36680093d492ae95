import { labelSet } from '../label-set.ts';

/** The page of an order behind a link, and the form that finds an order without one. */
export const jobLabels = labelSet(6360, {
  payBy: ['Pay by {method}', 'បង់តាម {method}'],
  needsScript: [
    'This payment method needs JavaScript. Turn it on in your browser, or go back and choose another payment method.',
    'វិធីបង់ប្រាក់នេះត្រូវការ JavaScript។ សូមបើកវាក្នុងកម្មវិធីរុករករបស់អ្នក ឬត្រឡប់ក្រោយ ហើយជ្រើសរើសវិធីផ្សេង។',
  ],
  otherMethods: ['Other payment methods', 'វិធីបង់ប្រាក់ផ្សេង'],
  codeForBalance: [
    'Pay by QR code in your banking app. The code is valid for {minutes} minutes.',
    'អ្នកទូទាត់តាម QR ក្នុងកម្មវិធីធនាគាររបស់អ្នក។ QR ប្រើបាន {minutes} នាទី។',
  ],
  payOrder: ['Pay for this order', 'ទូទាត់ការបញ្ជាទិញនេះ'],
  heldUntil: ['We’re holding your items until {time} (our time).', 'យើងទុកទំនិញជូនអ្នកដល់ថ្ងៃទី {time} (ម៉ោងរបស់ហាង)។'],
  byTransfer: ['Transfer it to one of these accounts', 'ផ្ទេរប្រាក់ទៅគណនីមួយក្នុងចំណោមនេះ'],
  noAccount: ['We’ll call you about how to pay.', 'យើងនឹងទូរសព្ទប្រាប់អ្នកពីរបៀបទូទាត់។'],
  slipByReply: [
    'You can send the payment slip as a reply to our email.',
    'អ្នកអាចផ្ញើបង្កាន់ដៃ ដោយឆ្លើយតបអ៊ីមែលរបស់យើង។',
  ],
  slipSent: [
    'We received your payment slip {moment} and are checking it.',
    'យើងបានទទួលបង្កាន់ដៃរបស់អ្នក {moment} ហើយកំពុងពិនិត្យ។',
  ],
  confirmAsk: [
    'Please confirm this order by {time}. If you don’t, it will be canceled. You pay on delivery.',
    'សូមបញ្ជាក់ការបញ្ជាទិញនេះ មុនថ្ងៃទី {time}។ បើអ្នកមិនបញ្ជាក់ទេ យើងនឹងបោះបង់។ អ្នកបង់ប្រាក់ពេលទទួលទំនិញ។',
  ],
  fileReceived: ['File received', 'បានទទួលឯកសារហើយ'],
  downloadInAccount: ['Log in to download', 'ចូលគណនីដើម្បីទាញយក'],
  shipsTo: ['Ships to {place}', 'ដឹកជញ្ជូនទៅ {place}'],
  linkUntil: ['This link works until {day}.', 'តំណនេះប្រើបានដល់ {day}។'],
  privateLink: [
    'Anyone with this link can see this page. Street and phone number are hidden.',
    'អ្នកណាដែលមានតំណនេះ អាចមើលទំព័រនេះបាន។ យើងមិនបង្ហាញផ្លូវ និងលេខទូរសព្ទទេ។',
  ],
  inAccount: ['Open in your account', 'បើកក្នុងគណនីរបស់អ្នក'],
  callUs: ['Call us: {phone}', 'ទូរសព្ទមកយើង៖ {phone}'],
  endedTitle: ['This link doesn’t work any more', 'តំណនេះលែងប្រើបានហើយ'],
  ended: [
    'It may be incomplete, replaced by a newer one, or your order may have been completed long ago. You can find your order by its number.',
    'តំណប្រហែលមិនពេញលេញ មានតំណថ្មីជំនួស ឬការបញ្ជាទិញបានបញ្ចប់យូរហើយ។ អ្នកអាចស្វែងរកតាមលេខបញ្ជាទិញ។',
  ],
  findOrder: ['Find your order', 'ស្វែងរកការបញ្ជាទិញ'],
  findHint: [
    'Enter the order number and the phone number you gave us. We’ll send a code to the order’s email address, or to your phone if you gave no email.',
    'សូមបញ្ចូលលេខបញ្ជាទិញ និងលេខទូរសព្ទដែលអ្នកបានឱ្យយើង។ យើងនឹងផ្ញើកូដទៅអ៊ីមែលនៃការបញ្ជាទិញ ឬទៅទូរសព្ទ បើអ្នកមិនបានឱ្យអ៊ីមែល។',
  ],
  orderNumber: ['Order number', 'លេខបញ្ជាទិញ'],
  phone: ['Phone number', 'លេខទូរសព្ទ'],
  sendCode: ['Send code', 'ផ្ញើកូដ'],
  codeSent: [
    'If the details match, we’ve sent a code to the email address or phone of the order. It’s valid for {n} minutes.',
    'បើព័ត៌មានត្រឹមត្រូវ យើងបានផ្ញើកូដទៅអ៊ីមែល ឬទូរសព្ទនៃការបញ្ជាទិញហើយ។ កូដប្រើបាន {n} នាទី។',
  ],
  code: ['Code', 'កូដ'],
  openOrder: ['Open order', 'បើកការបញ្ជាទិញ'],
  wrongCode: ['This code isn’t right or is no longer valid.', 'កូដនេះមិនត្រឹមត្រូវ ឬលែងប្រើបានហើយ។'],
  sendCodeAgain: ['Send code again', 'ផ្ញើកូដម្តងទៀត'],
  whereNumber: ['Where is the order number?', 'លេខបញ្ជាទិញនៅឯណា?'],
  inSubject: ['In the subject of our email, for example:', 'នៅក្នុងប្រធានបទអ៊ីមែលរបស់យើង ឧទាហរណ៍៖'],
  lostNumber: ['Lost the number?', 'បាត់លេខបញ្ជាទិញ?'],
  whatYouCanDo: ['What you can do there', 'អ្វីដែលអ្នកអាចធ្វើនៅទីនោះ'],
  toApprove: ['Approve a proof', 'យល់ព្រមលើគំរូ'],
  toPay: ['Pay the balance', 'បង់ប្រាក់ដែលនៅខ្វះ'],
  toSend: ['Send your logo', 'ផ្ញើឡូហ្គោរបស់អ្នក'],
  toGet: ['Get the invoice', 'យកវិក្កយបត្រ'],
  hasAccount: ['Do you have an account?', 'តើអ្នកមានគណនីទេ?'],
  startOver: ['Start over', 'ចាប់ផ្តើមម្តងទៀត'],
});
