/** Texts of emails about transfers and refunds: a part of `mailLabels`. */
export const transferTexts = {
  couponShare: ['Less coupon discount', 'ចំណែកគូប៉ុង'],
  refundTotal: ['Refund total', 'សងជូនអ្នកវិញ'],
  transferSubject: [
    'Pay {amount} by bank transfer for order {number}',
    'ការបញ្ជាទិញ {number}៖ សូមផ្ទេរប្រាក់ {amount}',
  ],
  transferHeading: [
    'Order {number} received: next, transfer the payment',
    'បានទទួលការបញ្ជាទិញ {number} ហើយ។ ឥឡូវសូមផ្ទេរប្រាក់',
  ],
  transferBy: [
    'Transfer {amount} to one of our accounts and use {number} as the reference. We’ll hold your items until {time} (our time).',
    'សូមផ្ទេរប្រាក់ {amount} ទៅគណនីណាមួយរបស់យើង ហើយសរសេរ {number} ក្នុងកំណត់សម្គាល់។ យើងទុកទំនិញជូនអ្នកដល់ថ្ងៃទី {time} (ម៉ោងរបស់ហាង)។',
  ],
  transferLast: [
    'We haven’t received your transfer for order {number} yet. We’re holding your items until {time} (our time).',
    'យើងទុកទំនិញនៃការបញ្ជាទិញ {number} ដល់ថ្ងៃទី {time} (ម៉ោងរបស់ហាង) ហើយយើងមិនទាន់ឃើញប្រាក់ដែលអ្នកផ្ទេរទេ។',
  ],
  transferLastSubject: ['Reminder: payment due for order {number}', 'ការបញ្ជាទិញ {number}៖ សូមផ្ទេរប្រាក់'],
  transferAlready: [
    'Already paid? Upload your payment slip and we’ll look for it.',
    'តើអ្នកបានផ្ទេរប្រាក់រួចហើយមែនទេ? សូមផ្ញើបង្កាន់ដៃផ្ទេរប្រាក់ ដើម្បីឱ្យយើងពិនិត្យរក។',
  ],
  transferSlip: [
    'Upload your payment slip there too, and we can confirm it faster.',
    'អ្នកក៏អាចផ្ញើបង្កាន់ដៃផ្ទេរប្រាក់នៅទីនោះដែរ ដើម្បីឱ្យយើងពិនិត្យបានលឿន។',
  ],
  transferShortSubject: ['Order {number}: {amount} still due', 'ការបញ្ជាទិញ {number}៖ នៅខ្វះតែ {amount}'],
  transferShort: [
    'Thank you. We received {came} for order {number}. The total is {total}, so {amount} is still due. We’ll hold your items until {time} (our time).',
    'យើងបានទទួលប្រាក់ {came} សម្រាប់ការបញ្ជាទិញ {number} ហើយ សូមអរគុណ។ ការបញ្ជាទិញនេះមានតម្លៃ {total} ដូច្នេះនៅខ្វះ {amount}។ យើងទុកទំនិញជូនអ្នកដល់ថ្ងៃទី {time} (ម៉ោងរបស់ហាង)។',
  ],
  accountName: ['Account name', 'ឈ្មោះគណនី'],
  accountNumber: ['Account number', 'លេខគណនី'],
  transferAmount: ['Amount', 'ចំនួនទឹកប្រាក់'],
  transferRemark: ['Payment reference', 'សរសេរក្នុងកំណត់សម្គាល់'],
  transferEndedSubject: [
    'Order {number} expired: no payment received',
    'ការបញ្ជាទិញ {number} បានផុតកំណត់៖ មិនឃើញប្រាក់ផ្ទេរចូល',
  ],
  transferEnded: [
    'We didn’t receive your transfer of {amount} for order {number}, so the order has expired. You don’t owe anything.',
    'យើងមិនឃើញការផ្ទេរប្រាក់ {amount} សម្រាប់ការបញ្ជាទិញ {number} ទេ ដូច្នេះការបញ្ជាទិញនេះបានផុតកំណត់។ អ្នកមិនចាំបាច់បង់ប្រាក់អ្វីទេ។',
  ],
  transferEndedPartSubject: [
    'Order {number} expired: {amount} was not paid',
    'ការបញ្ជាទិញ {number} បានផុតកំណត់៖ ប្រាក់ {amount} មិនបានមកដល់',
  ],
  transferEndedPart: [
    'We received {came} for order {number}, but not the remaining {amount}, so the order has expired. We’re refunding {came} by bank transfer.',
    'យើងបានទទួលប្រាក់ {came} សម្រាប់ការបញ្ជាទិញ {number} តែមិនបានទទួលប្រាក់ {amount} ដែលនៅខ្វះទេ ដូច្នេះការបញ្ជាទិញនេះបានផុតកំណត់។ យើងនឹងផ្ទេរប្រាក់ {came} ជូនអ្នកវិញ។',
  ],
  transferEndedPaid: [
    'If you did make the transfer, reply with a picture of the payment slip and we’ll trace it. Your money is safe.',
    'ប្រសិនបើអ្នកបានផ្ទេរប្រាក់ហើយ សូមឆ្លើយតបអ៊ីមែលនេះ ដោយភ្ជាប់រូបភាពបង្កាន់ដៃ៖ យើងនឹងពិនិត្យរក ហើយប្រាក់របស់អ្នកមិនបាត់ទេ។',
  ],
  transferLateSubject: [
    'Your payment for order {number} arrived too late',
    'ប្រាក់ដែលអ្នកផ្ទេរសម្រាប់ការបញ្ជាទិញ {number} មកដល់យឺត',
  ],
  transferLate: [
    'Your transfer of {amount} arrived after order {number} had expired, and the items have since sold out. We’re refunding it in full.',
    'ប្រាក់ {amount} ដែលអ្នកផ្ទេរ មកដល់ក្រោយពេលការបញ្ជាទិញ {number} ផុតកំណត់ ហើយទំនិញអស់ពីស្តុក។ យើងនឹងផ្ទេរប្រាក់ទាំងអស់ជូនអ្នកវិញ។',
  ],
  transferCancelledSubject: [
    'We received your transfer for the canceled order {number}',
    'យើងបានទទួលប្រាក់ដែលអ្នកផ្ទេរសម្រាប់ការបញ្ជាទិញ {number} ដែលបានបោះបង់',
  ],
  transferCancelled: [
    'You canceled order {number}, but your transfer of {amount} has arrived. We’re refunding it in full.',
    'អ្នកបានបោះបង់ការបញ្ជាទិញ {number} ហើយយើងបានទទួលប្រាក់ {amount} ដែលអ្នកបានផ្ទេរ។ យើងនឹងសងប្រាក់ទាំងអស់ជូនអ្នកវិញ។',
  ],
  transferLateWhere: [
    'Please reply with the account you’d like the refund sent to.',
    'សូមឆ្លើយតបអ៊ីមែលនេះ ហើយប្រាប់លេខគណនីដែលអ្នកចង់ឱ្យយើងផ្ទេរប្រាក់ទៅវិញ។',
  ],
} as const satisfies Record<string, readonly [english: string, khmer: string]>;
