import { labelSet } from '../label-set.ts';

/** The progress of an order: on its own page, and on the home page's card for the latest order. */
export const orderProgressLabels = labelSet(118, {
  where: ['Order progress', 'ដំណើរការនៃការបញ្ជាទិញ'],
  received: ['Received', 'បានទទួល'],
  transfer: ['Payment', 'ការផ្ទេរប្រាក់'],
  preparing: ['Preparing', 'កំពុងរៀបចំ'],
  sent: ['On its way', 'កំពុងដឹកជញ្ជូន'],
  delivered: ['Delivered', 'ដល់ដៃអ្នក'],
  /** Instead of the two above, if the customer picks it up at the shop. */
  readyPickUp: ['Ready for pick-up', 'អាចមកយកបាន'],
  pickedUp: ['Picked up', 'បានមកយកហើយ'],
  /** Instead of "Preparing", if some shipments have left and others haven't. */
  partSent: ['Part of your order is on its way.', 'យើងកំពុងដឹកជញ្ជូនទំនិញមួយផ្នែកជូនអ្នក។'],
  partReady: ['Part of your order is ready for pick-up.', 'ទំនិញមួយផ្នែកអាចមកយកបានហើយ។'],
  /** The same in the list of orders. */
  partlySent: ['Partly shipped', 'បានផ្ញើមួយផ្នែក'],
  partlyReady: ['Partly ready', 'រួចរាល់មួយផ្នែក'],
  restComes: ['We’re preparing the rest.', 'យើងកំពុងរៀបចំទំនិញដែលនៅសល់។'],
  ready: ['Ready to download', 'អាចទាញយកបាន'],
  returned: ['Returned', 'បានប្រគល់ទំនិញវិញ'],
  cancelled: ['Canceled', 'បានបោះបង់'],
  expected: ['expected', 'រំពឹងថា'],
  comesNext: ['next', 'បន្ទាប់'],
  notYet: ['not yet', 'មិនទាន់ដល់ជំហាននេះទេ'],
  /** A date and time: 'Sat 21 Nov, 10:42'. */
  moment: ['{day}, {time}', '{day} ម៉ោង {time}'],
  between: ['{first} – {last}', '{first} ដល់ {last}'],
  shouldArrive: ['Arriving {days}.', 'ទំនិញអាចទៅដល់ {days}។'],
  shouldBeReady: ['Ready for pick-up {days}.', 'អាចមកយកបាន {days}។'],
  due: ['Due on delivery', 'ត្រូវបង់ពេលទទួលទំនិញ'],
  dueAtShop: ['Due at pick-up', 'ត្រូវបង់ពេលមកយក'],
  toTransfer: ['Awaiting your transfer', 'ការផ្ទេរប្រាក់មិនទាន់មកដល់'],
  paid: ['Paid by {way}', 'បានទូទាត់៖ {way}'],
  goesBack: ['Refund in progress', 'យើងកំពុងសងប្រាក់ជូនអ្នកវិញ'],
  gaveBack: ['Refunded', 'បានសងប្រាក់វិញ'],
  stuck: ['Refund delayed. We’re looking into it.', 'យើងមិនទាន់អាចសងប្រាក់ជូនអ្នកវិញបានទេ។ យើងកំពុងពិនិត្យ។'],

  cardThanks: ['Thank you, {name}. Order received.', 'អរគុណ {name}។ យើងបានទទួលការបញ្ជាទិញរបស់អ្នកហើយ។'],
  cardPaid: ['Thank you, {name}. Payment received.', 'ទូទាត់រួចហើយ។ អរគុណ {name}។'],
  cardPreparing: ['We are preparing your order, {name}', 'យើងកំពុងរៀបចំទំនិញរបស់អ្នក'],
  cardPickUp: ['Your order is ready for pick-up, {name}', 'ទំនិញរបស់អ្នករួចរាល់ហើយ សូមមកយកនៅហាង'],
  cardTell: ['We’ll tell you when you can pick it up at our shop.', 'យើងនឹងជូនដំណឹង ពេលអ្នកអាចមកយកនៅហាង។'],
  cardSent: ['Your order is on its way, {name}', 'យើងកំពុងដឹកជញ្ជូនទំនិញជូនអ្នក'],
  cardCollect: ['Pick it up at our shop and tell us the order number.', 'សូមមកយកនៅហាង ហើយប្រាប់លេខបញ្ជាទិញ។'],
  cardBring: ['We’ll prepare it and deliver it to you.', 'យើងនឹងរៀបចំទំនិញ ហើយដឹកជញ្ជូនជូនអ្នក។'],
  cardNext: ['We’ll prepare it and call you before we deliver.', 'យើងនឹងរៀបចំទំនិញ ហើយទូរសព្ទទៅអ្នកមុនពេលដឹកទៅដល់។'],
  cardTransfer: [
    'We’re holding your items until your transfer arrives. See your order for our bank accounts.',
    'យើងទុកទំនិញរង់ចាំការផ្ទេរប្រាក់របស់អ្នក។ លេខគណនីរបស់យើងមាននៅទំព័រការបញ្ជាទិញ។',
  ],
  cardCall: ['We’ll call you before we deliver.', 'យើងនឹងទូរសព្ទទៅអ្នកមុនពេលដឹកទៅដល់។'],
  cardFiles: [
    'You can download it from your order as soon as it’s ready.',
    'អ្នកអាចទាញយកពីការបញ្ជាទិញរបស់អ្នក ពេលរួចរាល់។',
  ],
  cardMail: ['We’ll email updates to {email}.', 'យើងផ្ញើសារទៅ {email}។'],
  cardText: ['We’ll text updates to {email}.', 'យើងផ្ញើសារតាមទូរសព្ទទៅ {email}។'],
  cardOpen: ['View order', 'មើលការបញ្ជាទិញ'],
  cardPrint: ['Print', 'បោះពុម្ព'],
  cardClose: ['Dismiss', 'បិទផ្ទាំងនេះ'],
});
