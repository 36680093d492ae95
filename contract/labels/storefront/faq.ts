import { labelSet } from '../label-set.ts';

export const faqLabels = labelSet(62, {
  lbl_faq_pagetitle: ['Frequently Asked Questions', 'សំណួរញឹកញាប់'],

  ordering: ['Ordering', 'ការបញ្ជាទិញ'],
  paying: ['Paying', 'ការទូទាត់'],
  delivery: ['Delivery', 'ការដឹកជញ្ជូន'],
  other: ['Other questions', 'សំណួរផ្សេងទៀត'],
  paymentQuestion: ['How can I pay?', 'តើខ្ញុំអាចទូទាត់តាមវិធីណាខ្លះ?'],
  paymentAnswer: ['Choose what suits you at checkout.', 'នៅពេលទូទាត់ សូមជ្រើសរើសវិធីដែលងាយស្រួលសម្រាប់អ្នក។'],
  paymentCard: ['Credit card: Visa and MasterCard', 'កាតឥណទាន៖ Visa និង MasterCard'],
  paymentWallet: ['Wallet', 'កាបូបអេឡិចត្រូនិក'],
  paymentBank: ['Bank transfer in Cambodia: {banks}', 'ផ្ទេរប្រាក់តាមធនាគារក្នុងស្រុក៖ {banks}'],
  paymentQr: ['Bank transfer by QR code, no fee', 'ស្កេន QR ដើម្បីផ្ទេរប្រាក់ ដោយមិនគិតកម្រៃសេវា'],
  paymentCash: ['Cash on delivery', 'បង់ប្រាក់ពេលទទួលទំនិញ'],
  qrAlt: ['Demo QR code', 'QR សម្រាប់សាកល្បង'],
  qrDemo: [
    'This QR code is a demo. Please do not pay with it.',
    'នេះជា QR សម្រាប់សាកល្បងប៉ុណ្ណោះ។ សូមកុំទូទាត់តាម QR នេះ។',
  ],
  anotherQuestion: ['Another question?', 'មានសំណួរផ្សេងទៀតទេ?'],
  askUs: ['Ask us', 'សួរយើង'],
});
