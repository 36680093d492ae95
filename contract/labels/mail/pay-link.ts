import { labelSet } from '../label-set.ts';

/** How an order is paid on its page. */
export const payLinkLabels = labelSet(221, {
  byCode: ['Pay by QR code', 'ទូទាត់តាម QR'],
  codeHint: [
    'Or pay by QR code in your banking app. The code is valid for {minutes} minutes; after that the order is canceled.',
    'ឬទូទាត់តាម QR ក្នុងកម្មវិធីធនាគាររបស់អ្នក៖ QR ប្រើបាន {minutes} នាទី។ បើមិនបានទូទាត់ទាន់ពេល ការបញ្ជាទិញនេះនឹងផុតកំណត់។',
  ],
  codeOnly: [
    'Pay by QR code in your banking app. The code is valid for {minutes} minutes; after that the order is canceled.',
    'អ្នកទូទាត់តាម QR ក្នុងកម្មវិធីធនាគាររបស់អ្នក៖ QR ប្រើបាន {minutes} នាទី។ បើមិនបានទូទាត់ទាន់ពេល ការបញ្ជាទិញនេះនឹងផុតកំណត់។',
  ],
  scan: [
    'Scan this code with your banking app and pay {total} by {time} (our time). This page updates when your payment arrives.',
    'សូមស្កេន QR នេះដោយកម្មវិធីធនាគាររបស់អ្នក។ ត្រូវទូទាត់ {total} ត្រឹម {time} (ម៉ោងរបស់ហាង)។ ទំព័រនេះនឹងប្រាប់ពេលប្រាក់មកដល់។',
  ],
  code: ['QR code for {total}', 'QR សម្រាប់ {total}'],
  checkingHeading: ['Checking your payment', 'យើងកំពុងពិនិត្យការទូទាត់របស់អ្នក'],
  checking: [
    'This page updates within a few minutes. Please don’t pay again.',
    'ទំព័រនេះនឹងប្រាប់ក្នុងពីរបីនាទី ថាយើងបានទទួលប្រាក់ឬនៅ។ សូមកុំទូទាត់ម្តងទៀត។',
  ],
  paidHeading: ['Payment received', 'សូមអរគុណ បានទូទាត់រួចហើយ'],
  paid: [
    'We’ve received your payment for order {number} and are preparing it now.',
    'ប្រាក់សម្រាប់ការបញ្ជាទិញ {number} មកដល់ហើយ។ យើងកំពុងរៀបចំទំនិញ។',
  ],
  goesBackHeading: ['We’re refunding your payment', 'យើងនឹងសងប្រាក់ជូនអ្នកវិញ'],
  goesBack: [
    'Order {number} is no longer active. We’ll refund your payment in full.',
    'ការបញ្ជាទិញ {number} លែងដំណើរការហើយ។ យើងនឹងសងប្រាក់ដែលអ្នកបានទូទាត់ជូនអ្នកវិញ។',
  ],
  endedHeading: ['This order has expired', 'ការបញ្ជាទិញនេះផុតកំណត់ហើយ'],
  ended: [
    'Order {number} wasn’t paid in time, so its items were released. Please call us or place a new order.',
    'ការបញ្ជាទិញ {number} មិនបានទូទាត់ទាន់ពេលទេ ដូច្នេះយើងលែងទុកទំនិញហើយ។ សូមទូរសព្ទមកយើង ឬបញ្ជាទិញក្នុងហាង។',
  ],
});
