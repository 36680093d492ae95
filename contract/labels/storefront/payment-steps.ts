import { labelSet } from '../label-set.ts';

/** The steps that follow the choice of a payment method (storefront/payment/payment-steps.tsx). */
export const paymentStepsLabels = labelSet(155, {
  cardNext: ['Next, enter your card details.', 'បន្ទាប់មក អ្នកបំពេញព័ត៌មានកាត។'],
  walletNext: ['Next, approve the payment in your wallet.', 'បន្ទាប់មក កាបូបអេឡិចត្រូនិកសួរអ្នក។'],
  codeNext: ['Next, scan a QR code with your banking app.', 'បន្ទាប់មក សូមស្កេន QR តាមកម្មវិធីធនាគាររបស់អ្នក។'],
  transferNext: ['Next, we’ll show you our bank accounts.', 'បន្ទាប់មក យើងបង្ហាញគណនីរបស់យើង។'],
  nothingNext: ['Pay in cash when you receive your order.', 'អ្នកបង់ប្រាក់ ពេលទទួលទំនិញ។'],
  accountNext: ['Nothing to pay now.', 'ឥឡូវមិនទាន់បង់ទេ។'],
  payLater: ['Pay by the due date', 'បង់ត្រឹមថ្ងៃកំណត់'],
  order: ['Order', 'បញ្ជាទិញ'],
  done: ['Done', 'រួចរាល់'],
  openApp: ['Open the app', 'បើកកម្មវិធីធនាគារ'],
  scan: ['Scan', 'ស្កេន'],
  fillCard: ['Enter card', 'បំពេញព័ត៌មានកាត'],
  agree: ['Approve in wallet', 'យល់ព្រមក្នុងកាបូបអេឡិចត្រូនិក'],
  transfer: ['Transfer', 'ផ្ទេរប្រាក់'],
  sendSlip: ['Upload payment slip', 'ផ្ញើបង្កាន់ដៃ'],
  receive: ['Receive order', 'ទទួលទំនិញ'],
  payCash: ['Pay in cash', 'បង់ប្រាក់'],
});
