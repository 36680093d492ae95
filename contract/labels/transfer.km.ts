import type { KhmerOf } from './label-set.ts';
import type { transferLabels } from './transfer.ts';

export const transferKhmer: KhmerOf<typeof transferLabels> = {
  title: 'ឥឡូវសូមផ្ទេរប្រាក់',
  until: 'យើងទុកទំនិញជូនអ្នកដល់ {time}។ បិទទំព័រនេះក៏បាន៖ ព័ត៌មាននេះមាននៅក្នុងប្រវត្តិបញ្ជាទិញ និងអ៊ីមែលរបស់អ្នក។',
  toBank: 'ផ្ទេរប្រាក់ទៅធនាគារណាមួយរបស់យើង',
  bank: 'ធនាគារ',
  accountName: 'ឈ្មោះគណនី',
  accountNumber: 'លេខគណនី',
  amount: 'ចំនួនប្រាក់',
  remark: 'សរសេរក្នុងកំណត់សម្គាល់',
  qr: 'QR គណនី',
  qrOf: 'QR គណនីរបស់យើងនៅ {bank}',
  copy: 'ចម្លង',
  copyWhat: 'ចម្លង៖ {name}',
  copied: 'បានចម្លង',
  notCopied: 'សូមចម្លងដោយដៃ',
  showSlip: 'បង្ហាញបង្កាន់ដៃផ្ទេរប្រាក់',
  optional: 'មិនចាំបាច់ តែលឿនជាង',
  choosePicture: 'ថតរូប ឬជ្រើសរើសឯកសារ',
  formats: '{kinds} មិនលើសពី {size}',
  sending: 'កំពុងផ្ញើបង្កាន់ដៃ…',
  slipShown: 'យើងបានទទួលបង្កាន់ដៃរបស់អ្នកនៅ {time}។ អ្នកអាចបង្ហាញបង្កាន់ដៃមួយទៀតបាន។',
  slipsEnough: 'យើងបានទទួលបង្កាន់ដៃរបស់អ្នកហើយ។ បង្កាន់ដៃចុងក្រោយមកដល់នៅ {time}។',
  next: 'បុគ្គលិករបស់យើងផ្ទៀងផ្ទាត់ជាមួយគណនីរបស់យើង ហើយផ្ញើអ៊ីមែលទៅ {email} ពេលប្រាក់មកដល់។',
  paid: 'ប្រាក់ដែលអ្នកផ្ទេរបានមកដល់ហើយ។ សូមអរគុណ។',
  ended: 'យើងលែងរង់ចាំការផ្ទេរប្រាក់នេះហើយ។',
};
