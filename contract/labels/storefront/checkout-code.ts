import { labelSet } from '../label-set.ts';

export const checkoutCodeLabels = labelSet(113, {
  title: ['Pay by KHQR', 'ទូទាត់តាម KHQR'],
  hint: [
    'You pay with the app of your bank: it scans a QR code that we show you.',
    'អ្នកទូទាត់តាមកម្មវិធីធនាគាររបស់អ្នក ដោយស្កេន QR ដែលយើងបង្ហាញ។',
  ],
  making: ['Your QR code is being made…', 'កំពុងបង្កើត QR របស់អ្នក…'],
  scan: [
    'Scan with the app of your bank: it shows this name and sum.',
    'សូមស្កេនតាមកម្មវិធីធនាគារ ដែលនឹងបង្ហាញឈ្មោះ និងចំនួននេះ។',
  ],
  paid: ['Paid. Thank you.', 'ទូទាត់រួចហើយ។ សូមអរគុណ។'],
  stepOpen: ['Open the app of your bank', 'បើកកម្មវិធីធនាគាររបស់អ្នក'],
  stepScan: ['Scan. You will see {name}', 'ស្កេន។ កម្មវិធីនឹងបង្ហាញឈ្មោះ «{name}»'],
  stepConfirm: ['Confirm. We see it within seconds', 'បញ្ជាក់។ យើងនឹងដឹងក្នុងប៉ុន្មានវិនាទី'],
  picture: ['QR code to pay {amount}', 'QR សម្រាប់ទូទាត់ {amount}'],
  timeLeft: ['{time} left', 'នៅសល់ {time}'],
  until: ['until {time}', 'ដល់ម៉ោង {time}'],
  lastMinute: ['The QR code can be paid for one more minute.', 'QR នេះប្រើបានមួយនាទីទៀតប៉ុណ្ណោះ។'],
  ended: [
    'This QR code has ended. Please do not pay it any more: take a new one.',
    'QR នេះផុតកំណត់ហើយ។ សូមកុំទូទាត់តាម QR នេះទៀត ហើយចុច «QR ថ្មី»។',
  ],
  endedPaid: [
    'Have you paid it already? Then wait here: we look for your payment.',
    'បើអ្នកទូទាត់រួចហើយ សូមរង់ចាំនៅទីនេះ។ យើងកំពុងពិនិត្យការទូទាត់របស់អ្នក។',
  ],
  waiting: ['Waiting for your bank…', 'កំពុងរង់ចាំធនាគាររបស់អ្នក…'],
  havePaid: ['I have paid', 'ខ្ញុំបានទូទាត់ហើយ'],
  notYet: ['No payment has arrived yet. It can take some seconds.', 'យើងមិនទាន់បានទទួលការទូទាត់ទេ។ សូមរង់ចាំបន្តិច។'],
  lost: [
    'We cannot look right now. If you have paid, keep this window open.',
    'ពេលនេះយើងពិនិត្យមិនបានទេ។ បើអ្នកទូទាត់រួចហើយ សូមទុកផ្ទាំងនេះឱ្យបើក។',
  ],
  noLine: ['No connection.', 'គ្មានអ៊ីនធឺណិត។'],
  noLineStay: [
    'If you have paid, keep this window open: we look by ourselves as soon as the line is back.',
    'បើអ្នកបានទូទាត់ហើយ សូមទុកផ្ទាំងនេះឱ្យបើក៖ យើងនឹងពិនិត្យដោយខ្លួនឯង ពេលមានអ៊ីនធឺណិតវិញ។',
  ],
  lookAgain: ['We look again by ourselves', 'យើងនឹងពិនិត្យម្តងទៀតដោយខ្លួនឯង'],
  newCode: ['New QR code', 'QR ថ្មី'],
  save: ['Save as a picture', 'រក្សាទុកជារូបភាព'],
  scanToPay: ['Scan to pay', 'ស្កេនដើម្បីទូទាត់'],
  payBefore: ['Pay before {time}, {date}', 'សូមទូទាត់មុនម៉ោង {time} ថ្ងៃទី {date}'],
  onceOnly: ['Once only. The app must show {name}.', 'ទូទាត់តែម្តង។ កម្មវិធីត្រូវបង្ហាញឈ្មោះ {name}។'],
  payIn: ['Pay in', 'ទូទាត់ជា'],
  inRiel: ['Riel {amount}', 'រៀល {amount}'],
  inDollars: ['Dollar {amount}', 'ដុល្លារ {amount}'],
  openApp: ['Open my bank app', 'បើកកម្មវិធីធនាគាររបស់ខ្ញុំ'],
});
