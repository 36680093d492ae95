/** Of mails about transfers and refunds: a part of `mailLabels`. */
export const transferTexts = {
  couponShare: ['Share of the coupon', 'ចំណែកគូប៉ុង'],
  refundTotal: ['Goes back to you', 'សងជូនអ្នកវិញ'],
  transferSubject: ['Order {number}: please transfer {amount}', 'ការបញ្ជាទិញ {number}៖ សូមផ្ទេរប្រាក់ {amount}'],
  transferHeading: ['Order {number} is in. Now the transfer', 'បានទទួលការបញ្ជាទិញ {number} ហើយ។ ឥឡូវសូមផ្ទេរប្រាក់'],
  transferBy: [
    'Please transfer {amount} to one of our accounts, and write {number} on it. We hold your goods until {time}, our time.',
    'សូមផ្ទេរប្រាក់ {amount} ទៅគណនីណាមួយរបស់យើង ហើយសរសេរ {number} ក្នុងកំណត់សម្គាល់។ យើងទុកទំនិញជូនអ្នកដល់ថ្ងៃទី {time} (ម៉ោងរបស់ហាង)។',
  ],
  transferLast: [
    'We hold the goods of order {number} until {time}, our time, and have not seen your transfer yet.',
    'យើងទុកទំនិញនៃការបញ្ជាទិញ {number} ដល់ថ្ងៃទី {time} (ម៉ោងរបស់ហាង) ហើយយើងមិនទាន់ឃើញប្រាក់ដែលអ្នកផ្ទេរទេ។',
  ],
  transferLastSubject: ['Order {number}: your transfer, please', 'ការបញ្ជាទិញ {number}៖ សូមផ្ទេរប្រាក់'],
  transferAlready: [
    'Have you transferred it already? Then show us the slip, and we look for it.',
    'តើអ្នកបានផ្ទេរប្រាក់រួចហើយមែនទេ? សូមផ្ញើបង្កាន់ដៃផ្ទេរប្រាក់ ដើម្បីឱ្យយើងពិនិត្យរក។',
  ],
  transferSlip: [
    'You can show us the slip of the transfer there as well: it is faster.',
    'អ្នកក៏អាចផ្ញើបង្កាន់ដៃផ្ទេរប្រាក់នៅទីនោះដែរ ដើម្បីឱ្យយើងពិនិត្យបានលឿន។',
  ],
  transferShortSubject: ['Order {number}: only {amount} is missing', 'ការបញ្ជាទិញ {number}៖ នៅខ្វះតែ {amount}'],
  transferShort: [
    '{came} for your order {number} have come, thank you. It costs {total}, so {amount} is still to pay. We hold your goods until {time}, our time.',
    'យើងបានទទួលប្រាក់ {came} សម្រាប់ការបញ្ជាទិញ {number} ហើយ សូមអរគុណ។ ការបញ្ជាទិញនេះមានតម្លៃ {total} ដូច្នេះនៅខ្វះ {amount}។ យើងទុកទំនិញជូនអ្នកដល់ថ្ងៃទី {time} (ម៉ោងរបស់ហាង)។',
  ],
  accountName: ['Account name', 'ឈ្មោះគណនី'],
  accountNumber: ['Account number', 'លេខគណនី'],
  transferAmount: ['Amount', 'ចំនួនទឹកប្រាក់'],
  transferRemark: ['Write in the remark', 'សរសេរក្នុងកំណត់សម្គាល់'],
  transferEndedSubject: [
    'Order {number} has ended: no transfer came',
    'ការបញ្ជាទិញ {number} បានផុតកំណត់៖ មិនឃើញប្រាក់ផ្ទេរចូល',
  ],
  transferEnded: [
    'We have not seen a transfer of {amount} for order {number}, so the order has ended. You need not pay anything.',
    'យើងមិនឃើញការផ្ទេរប្រាក់ {amount} សម្រាប់ការបញ្ជាទិញ {number} ទេ ដូច្នេះការបញ្ជាទិញនេះបានផុតកំណត់។ អ្នកមិនចាំបាច់បង់ប្រាក់អ្វីទេ។',
  ],
  transferEndedPartSubject: [
    'Order {number} has ended: {amount} did not come',
    'ការបញ្ជាទិញ {number} បានផុតកំណត់៖ ប្រាក់ {amount} មិនបានមកដល់',
  ],
  transferEndedPart: [
    'Of the money for order {number} {came} came, and not the {amount} that were missing, so the order has ended. We transfer the {came} back to you.',
    'យើងបានទទួលប្រាក់ {came} សម្រាប់ការបញ្ជាទិញ {number} តែមិនបានទទួលប្រាក់ {amount} ដែលនៅខ្វះទេ ដូច្នេះការបញ្ជាទិញនេះបានផុតកំណត់។ យើងនឹងផ្ទេរប្រាក់ {came} ជូនអ្នកវិញ។',
  ],
  transferEndedPaid: [
    'If you have made the transfer, please answer this mail with a picture of the slip: we look for it, and it is not lost.',
    'ប្រសិនបើអ្នកបានផ្ទេរប្រាក់ហើយ សូមឆ្លើយតបអ៊ីមែលនេះ ដោយភ្ជាប់រូបភាពបង្កាន់ដៃ៖ យើងនឹងពិនិត្យរក ហើយប្រាក់របស់អ្នកមិនបាត់ទេ។',
  ],
  transferLateSubject: [
    'Your transfer for order {number} came too late',
    'ប្រាក់ដែលអ្នកផ្ទេរសម្រាប់ការបញ្ជាទិញ {number} មកដល់យឺត',
  ],
  transferLate: [
    'Your transfer of {amount} came after order {number} had ended, and its goods are sold. We transfer all of it back to you.',
    'ប្រាក់ {amount} ដែលអ្នកផ្ទេរ មកដល់ក្រោយពេលការបញ្ជាទិញ {number} ផុតកំណត់ ហើយទំនិញអស់ពីស្តុក។ យើងនឹងផ្ទេរប្រាក់ទាំងអស់ជូនអ្នកវិញ។',
  ],
  transferCancelledSubject: [
    'We received your transfer for the cancelled order {number}',
    'យើងបានទទួលប្រាក់ដែលអ្នកផ្ទេរសម្រាប់ការបញ្ជាទិញ {number} ដែលបានបោះបង់',
  ],
  transferCancelled: [
    'You cancelled order {number}, and your transfer of {amount} has arrived. We refund all of it.',
    'អ្នកបានបោះបង់ការបញ្ជាទិញ {number} ហើយយើងបានទទួលប្រាក់ {amount} ដែលអ្នកបានផ្ទេរ។ យើងនឹងសងប្រាក់ទាំងអស់ជូនអ្នកវិញ។',
  ],
  transferLateWhere: [
    'Please answer this mail and tell us the account it is to go to.',
    'សូមឆ្លើយតបអ៊ីមែលនេះ ហើយប្រាប់លេខគណនីដែលអ្នកចង់ឱ្យយើងផ្ទេរប្រាក់ទៅវិញ។',
  ],
} as const satisfies Record<string, readonly [english: string, khmer: string]>;
