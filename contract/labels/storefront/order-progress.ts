import { labelSet } from '../label-set.ts';

/** How an order goes on: on its own page, and on home's card of the last one. */
export const orderProgressLabels = labelSet(118, {
  where: ['Where the order is', 'ដំណើរការនៃការបញ្ជាទិញ'],
  received: ['Received', 'បានទទួល'],
  transfer: ['Transfer', 'ការផ្ទេរប្រាក់'],
  preparing: ['Being prepared', 'កំពុងរៀបចំ'],
  sent: ['On its way', 'កំពុងដឹកជញ្ជូន'],
  delivered: ['With you', 'ដល់ដៃអ្នក'],
  ready: ['Ready to download', 'អាចទាញយកបាន'],
  returned: ['Returned', 'បានប្រគល់ទំនិញវិញ'],
  cancelled: ['Cancelled', 'បានបោះបង់'],
  expected: ['expected', 'រំពឹងទុក'],
  comesNext: ['next', 'បន្ទាប់'],
  notYet: ['not yet', 'មិនទាន់ដល់ជំហាននេះទេ'],
  /** A moment: 'Sat 21 Nov, 10:42'. */
  moment: ['{day}, {time}', '{day} ម៉ោង {time}'],
  between: ['{first} – {last}', '{first} ដល់ {last}'],
  shouldArrive: ['It should arrive {days}.', 'ទំនិញអាចទៅដល់ {days}។'],
  due: ['To be paid on delivery', 'បង់ប្រាក់ពេលទទួលទំនិញ'],
  toTransfer: ['Transfer not here yet', 'ការផ្ទេរប្រាក់មិនទាន់មកដល់'],
  paid: ['Paid: {way}', 'បានទូទាត់៖ {way}'],
  goesBack: ['On its way back to you', 'យើងកំពុងសងប្រាក់ជូនអ្នកវិញ'],
  gaveBack: ['Given back', 'បានសងប្រាក់វិញ'],
  stuck: ['Could not be given back yet. We are looking at it.', 'យើងមិនទាន់អាចសងប្រាក់ជូនអ្នកវិញបានទេ។ យើងកំពុងពិនិត្យ។'],

  cardThanks: ['Thank you, {name}. It is in.', 'អរគុណ {name}។ យើងបានទទួលការបញ្ជាទិញរបស់អ្នកហើយ។'],
  cardPaid: ['Thank you, {name}. It is paid.', 'ទូទាត់រួចហើយ។ អរគុណ {name}។'],
  cardPreparing: ['We are preparing your order, {name}', 'យើងកំពុងរៀបចំទំនិញរបស់អ្នក'],
  cardSent: ['Your order is on its way, {name}', 'យើងកំពុងដឹកជញ្ជូនទំនិញជូនអ្នក'],
  cardBring: ['We prepare it and bring it to you.', 'យើងនឹងរៀបចំទំនិញ ហើយដឹកជញ្ជូនជូនអ្នក។'],
  cardNext: ['We prepare it and call you before we come.', 'យើងនឹងរៀបចំទំនិញ ហើយទូរសព្ទទៅអ្នកមុនពេលដឹកទៅដល់។'],
  cardTransfer: [
    'We hold it for your transfer. Our accounts stand in the order.',
    'យើងទុកទំនិញរង់ចាំការផ្ទេរប្រាក់របស់អ្នក។ លេខគណនីរបស់យើងមាននៅទំព័រការបញ្ជាទិញ។',
  ],
  cardCall: ['We call you before we come.', 'យើងនឹងទូរសព្ទទៅអ្នកមុនពេលដឹកទៅដល់។'],
  cardFiles: [
    'You can download it from your order as soon as it is ready.',
    'អ្នកអាចទាញយកពីការបញ្ជាទិញរបស់អ្នក ពេលរួចរាល់។',
  ],
  cardMail: ['We write to {email}.', 'យើងផ្ញើសារទៅ {email}។'],
  cardOpen: ['Open the order', 'មើលការបញ្ជាទិញ'],
  cardPrint: ['Print', 'បោះពុម្ព'],
  cardClose: ['Put this card away', 'បិទផ្ទាំងនេះ'],
});
