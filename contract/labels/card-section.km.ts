import type { KhmerOf } from './label-set.ts';
import type { cardSectionLabels } from './card-section.ts';

export const cardSectionKhmer: KhmerOf<typeof cardSectionLabels> = {
  cardNumber: 'លេខកាត',
  expiry: 'ខែ/ឆ្នាំ',
  securityCode: 'កូដសុវត្ថិភាព',
  providerNote: 'ព័ត៌មានកាតរបស់អ្នកផ្ញើផ្ទាល់ទៅអ្នកផ្តល់សេវាកាត មិនឆ្លងកាត់យើងទេ។',
  testPayment: 'ការទូទាត់សាកល្បង៖ មិនកាត់ប្រាក់ទេ',
  testCard: 'កាតសាកល្បង',
  testApproved: 'ទូទាត់បានជោគជ័យ',
  testDeclined: 'ទូទាត់មិនបានជោគជ័យ',
  testSecure: '3-D Secure',
  testLost: 'មិនទទួលបានចម្លើយ',
  testBank: 'ធនាគារសាកល្បងសួរថា តើអ្នកទូទាត់ {amount} មែនទេ?',
  testWallet: 'កាបូបអេឡិចត្រូនិកសាកល្បងសួរថា តើអ្នកទូទាត់ {amount} មែនទេ?',
  testBankPays: 'ទូទាត់ក្នុងធនាគារសាកល្បង',
  testYes: 'យល់ព្រម',
  testNo: 'បដិសេធ',
};
