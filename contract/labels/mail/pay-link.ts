import { labelSet } from '../label-set.ts';

/** The page behind the link by which a customer who rang pays an order. */
export const payLinkLabels = labelSet(221, {
  title: ['Pay order {number}', 'ទូទាត់ការបញ្ជាទិញ {number}'],
  pageName: ['Pay an order', 'ទូទាត់ការបញ្ជាទិញ'],
  sum: [
    'It comes to {total}. We hold the goods until {time}, our time.',
    'សរុប {total}។ យើងទុកទំនិញជូនអ្នកដល់ថ្ងៃទី {time} (ម៉ោងរបស់ហាង)។',
  ],
  byCode: ['Pay with a QR code', 'ទូទាត់តាម QR'],
  codeHint: [
    'Or by a QR code in your bank’s app: it is good for {minutes} minutes. If it is not paid by then, the order ends.',
    'ឬទូទាត់តាម QR ក្នុងកម្មវិធីធនាគាររបស់អ្នក៖ QR ប្រើបាន {minutes} នាទី។ បើមិនបានទូទាត់ទាន់ពេល ការបញ្ជាទិញនេះនឹងផុតកំណត់។',
  ],
  codeOnly: [
    'You pay with a QR code in your bank’s app: it is good for {minutes} minutes. If it is not paid by then, the order ends.',
    'អ្នកទូទាត់តាម QR ក្នុងកម្មវិធីធនាគាររបស់អ្នក៖ QR ប្រើបាន {minutes} នាទី។ បើមិនបានទូទាត់ទាន់ពេល ការបញ្ជាទិញនេះនឹងផុតកំណត់។',
  ],
  scan: [
    'Scan this code with your bank’s app. It asks for {total}, until {time}, our time. This page says when the money has come.',
    'សូមស្កេន QR នេះដោយកម្មវិធីធនាគាររបស់អ្នក។ ត្រូវទូទាត់ {total} ត្រឹម {time} (ម៉ោងរបស់ហាង)។ ទំព័រនេះនឹងប្រាប់ពេលប្រាក់មកដល់។',
  ],
  code: ['QR code for {total}', 'QR សម្រាប់ {total}'],
  accountName: ['Account name', 'ឈ្មោះគណនី'],
  accountNumber: ['Account number', 'លេខគណនី'],
  amount: ['Amount', 'ចំនួនទឹកប្រាក់'],
  remark: ['Write in the remark', 'សរសេរក្នុងកំណត់សម្គាល់'],
  away: [
    'The bank does not answer at this moment. Please try again, or transfer the money.',
    'ធនាគារមិនឆ្លើយតបនៅពេលនេះទេ។ សូមព្យាយាមម្តងទៀត ឬផ្ទេរប្រាក់។',
  ],
  checkingHeading: ['We are looking for your payment', 'យើងកំពុងពិនិត្យការទូទាត់របស់អ្នក'],
  checking: [
    'This page says within a few minutes whether the money has come. Please do not pay again.',
    'ទំព័រនេះនឹងប្រាប់ក្នុងពីរបីនាទី ថាយើងបានទទួលប្រាក់ឬនៅ។ សូមកុំទូទាត់ម្តងទៀត។',
  ],
  paidHeading: ['Thank you, it is paid', 'សូមអរគុណ បានទូទាត់រួចហើយ'],
  paid: [
    'The money for order {number} is here. We prepare it now.',
    'ប្រាក់សម្រាប់ការបញ្ជាទិញ {number} មកដល់ហើយ។ យើងកំពុងរៀបចំទំនិញ។',
  ],
  goesBackHeading: ['Your money goes back', 'យើងនឹងសងប្រាក់ជូនអ្នកវិញ'],
  goesBack: [
    'Order {number} is not going ahead. The money you paid for it goes back to you.',
    'ការបញ្ជាទិញ {number} លែងដំណើរការហើយ។ យើងនឹងសងប្រាក់ដែលអ្នកបានទូទាត់ជូនអ្នកវិញ។',
  ],
  endedHeading: ['This order has ended', 'ការបញ្ជាទិញនេះផុតកំណត់ហើយ'],
  ended: [
    'Order {number} was not paid in time, so the goods are free again. Please call us, or order in the shop.',
    'ការបញ្ជាទិញ {number} មិនបានទូទាត់ទាន់ពេលទេ ដូច្នេះយើងលែងទុកទំនិញហើយ។ សូមទូរសព្ទមកយើង ឬបញ្ជាទិញក្នុងហាង។',
  ],
  unknown: ['This link is not valid', 'តំណនេះប្រើមិនបានទេ'],
  unknownHint: ['Please open the newest message about your order.', 'សូមបើកសារថ្មីបំផុតអំពីការបញ្ជាទិញរបស់អ្នក។'],
});
