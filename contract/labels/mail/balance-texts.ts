/** Texts of emails about balances that are due: a part of `mailLabels`. */
export const balanceTexts = {
  accountDueSubject: ['Payment due today for order {number}', 'ថ្ងៃនេះត្រូវបង់ប្រាក់សម្រាប់ការបញ្ជាទិញ {number}'],
  accountDueText: [
    'Please pay {amount} for order {number} by today, {day}. Already paid? Thank you, then you can ignore this email.',
    'សូមបង់ {amount} សម្រាប់ការបញ្ជាទិញ {number} ត្រឹមថ្ងៃនេះ {day}។ បើអ្នកបានបង់រួចហើយ សូមអរគុណ ហើយមិនបាច់ខ្វល់នឹងអ៊ីមែលនេះទេ។',
  ],
  overdueSubject: ['Payment overdue for order {number}', 'ហួសថ្ងៃបង់ប្រាក់សម្រាប់ការបញ្ជាទិញ {number}'],
  overdueText: [
    'Your payment of {amount} for order {number} was due on {day}. Please pay it now, or reply to this email if something is wrong.',
    'ប្រាក់ {amount} សម្រាប់ការបញ្ជាទិញ {number} ហួសថ្ងៃបង់ហើយ (ត្រឹមថ្ងៃ {day})។ សូមបង់ឥឡូវ ឬឆ្លើយអ៊ីមែលនេះ បើមានបញ្ហា។',
  ],
  balanceSubject: ['Balance due for order {number}', 'ត្រូវបង់ប្រាក់នៅសល់សម្រាប់ការបញ្ជាទិញ {number}'],
  balanceText: [
    'Your order is ready. Please pay the balance of {amount}, and we’ll send it.',
    'ទំនិញរបស់អ្នករួចរាល់ហើយ។ សូមបង់ប្រាក់នៅសល់ {amount} យើងនឹងផ្ញើជូនអ្នក។',
  ],
  balancePickUp: [
    'Your order is ready. Please pay the balance of {amount}, then pick it up at our shop.',
    'ទំនិញរបស់អ្នករួចរាល់ហើយ។ សូមបង់ប្រាក់នៅសល់ {amount} រួចមកយកនៅហាង។',
  ],
} as const;
