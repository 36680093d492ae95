import type { KhmerOf } from './label-set.ts';
import type { faqLabels } from './faq.ts';

export const faqKhmer: KhmerOf<typeof faqLabels> = {
  lbl_faq_pagetitle: 'សំណួរញឹកញាប់',

  paymentQuestion: 'តើខ្ញុំអាចទូទាត់តាមវិធីណាខ្លះ?',
  paymentAnswer: 'នៅពេលទូទាត់ សូមជ្រើសរើសវិធីដែលងាយស្រួលសម្រាប់អ្នក។',
  paymentCard: 'កាតឥណទាន៖ Visa និង MasterCard',
  paymentWallet: 'កាបូបអេឡិចត្រូនិក',
  paymentBank: 'ផ្ទេរប្រាក់តាមធនាគារក្នុងស្រុក៖ {banks}',
  paymentQr: 'ស្កេន QR ដើម្បីផ្ទេរប្រាក់ ដោយមិនគិតកម្រៃសេវា',
  paymentCash: 'បង់ប្រាក់ពេលទទួលទំនិញ',
  qrAlt: 'QR សម្រាប់សាកល្បង',
  qrDemo: 'នេះជា QR សម្រាប់សាកល្បងប៉ុណ្ណោះ។ សូមកុំទូទាត់តាម QR នេះ។',
  anotherQuestion: 'មានសំណួរផ្សេងទៀតទេ?',
  askUs: 'សួរយើង',
};
