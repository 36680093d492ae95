import { labelSet } from '../label-set.ts';

/** How an order is paid by a transfer: after it was placed, and on its own page. */
export const transferLabels = labelSet(139, {
  title: ['Now the transfer', 'ឥឡូវសូមផ្ទេរប្រាក់'],
  titleSent: ['We are looking for your transfer', 'យើងកំពុងពិនិត្យការផ្ទេរប្រាក់'],
  until: ['We hold the goods until {time}.', 'យើងទុកទំនិញជូនអ្នកដល់ {time}។'],
  kept: [
    'Nothing is lost if you close this page: it stands in your orders and in our message to you.',
    'បិទទំព័រនេះក៏បាន៖ ព័ត៌មាននេះមាននៅក្នុងប្រវត្តិបញ្ជាទិញ និងក្នុងសារដែលយើងផ្ញើជូនអ្នក។',
  ],
  toBank: ['Transfer to', 'ផ្ទេរប្រាក់ទៅ'],
  bank: ['Bank', 'ធនាគារ'],
  accountName: ['Account name', 'ឈ្មោះគណនី'],
  accountNumber: ['Account number', 'លេខគណនី'],
  amount: ['Amount', 'ចំនួនទឹកប្រាក់'],
  remark: ['Reference: write it in the remark', 'លេខយោង៖ សូមសរសេរក្នុងកំណត់សម្គាល់'],
  qr: ['Account QR', 'QR គណនី'],
  qrOf: ['QR code of our account at {bank}', 'QR គណនីរបស់យើងនៅ {bank}'],
  copy: ['Copy', 'ចម្លង'],
  copyWhat: ['Copy: {name}', 'ចម្លង៖ {name}'],
  copied: ['Copied', 'បានចម្លង'],
  notCopied: ['Please copy it by hand', 'សូមចម្លងដោយដៃ'],
  yourSlip: ['Your slip', 'បង្កាន់ដៃរបស់អ្នក'],
  showSlip: ['Show us the slip', 'ផ្ញើបង្កាន់ដៃ'],
  optional: ['optional, it is faster', 'មិនចាំបាច់ តែលឿនជាង'],
  choosePicture: ['Take a picture or choose a file', 'ថតរូប ឬជ្រើសរើសឯកសារ'],
  formats: ['{kinds}, up to {size}', '{kinds} មិនលើសពី {size}'],
  sending: ['The slip is on its way…', 'កំពុងផ្ញើបង្កាន់ដៃ…'],
  slipHere: ['Your slip is with us', 'យើងបានទទួលបង្កាន់ដៃហើយ'],
  anotherSlip: ['Send another one', 'ផ្ញើបន្ថែម'],
  nothingMore: ['There is nothing more for you to do.', 'អ្នកមិនបាច់ធ្វើអ្វីទៀតទេ។'],
  next: [
    'A person compares it with our account, and we write to {email} as soon as the money is there.',
    'បុគ្គលិករបស់យើងនឹងផ្ទៀងផ្ទាត់ជាមួយគណនីរបស់យើង ហើយផ្ញើសារទៅ {email} ពេលប្រាក់ចូលគណនី។',
  ],
  paid: ['Your transfer is there. Thank you.', 'យើងបានទទួលប្រាក់ដែលអ្នកផ្ទេរហើយ។ សូមអរគុណ។'],
  ended: ['We do not wait for this transfer any more.', 'យើងលែងរង់ចាំការផ្ទេរប្រាក់នេះហើយ។'],
});
