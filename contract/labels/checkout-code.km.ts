import type { checkoutCodeLabels } from './checkout-code.ts';
import type { KhmerOf } from './label-set.ts';

export const checkoutCodeKhmer: KhmerOf<typeof checkoutCodeLabels> = {
  title: 'ទូទាត់តាម QR',
  hint: 'អ្នកទូទាត់តាមកម្មវិធីធនាគាររបស់អ្នក ដោយស្កេន QR ដែលយើងបង្ហាញ។',
  making: 'កំពុងបង្កើត QR របស់អ្នក…',
  scan: 'សូមស្កេន QR នេះតាមកម្មវិធីធនាគាររបស់អ្នក ហើយទូទាត់ចំនួននេះឱ្យគត់៖',
  picture: 'QR សម្រាប់ទូទាត់ {amount}',
  timeLeft: 'នៅទូទាត់បាន {time} ទៀត',
  lastMinute: 'QR នេះនៅទូទាត់បានមួយនាទីទៀត។',
  ended: 'QR នេះផុតកំណត់ហើយ។ សូមកុំទូទាត់តាម QR នេះទៀត សូមយក QR ថ្មី។',
  endedPaid: 'បើអ្នកទូទាត់រួចហើយ សូមរង់ចាំនៅទីនេះ។ យើងកំពុងពិនិត្យការទូទាត់របស់អ្នក។',
  waiting: 'យើងកំពុងរង់ចាំការទូទាត់របស់អ្នក។ ផ្ទាំងនេះនឹងបិទដោយខ្លួនឯង។',
  havePaid: 'ខ្ញុំបានទូទាត់ហើយ',
  notYet: 'ការទូទាត់មិនទាន់មកដល់ទេ។ សូមរង់ចាំប៉ុន្មានវិនាទី។',
  newCode: 'QR ថ្មី',
  save: 'រក្សាទុកជារូបភាព',
  inRiel: 'ទូទាត់ជារៀល៖ {amount}',
  inDollars: 'ទូទាត់ជាដុល្លារ៖ {amount}',
  openApp: 'បើកកម្មវិធីធនាគាររបស់ខ្ញុំ',
};
