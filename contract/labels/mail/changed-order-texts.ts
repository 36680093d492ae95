/** Texts of emails about an edited order and its shipment: a part of `mailLabels`. */
export const changedOrderTexts = {
  alteredSubject: ['Order {number} was updated', 'យើងបានកែការបញ្ជាទិញ {number}'],
  altered: [
    'We’ve updated order {number} as you asked. Here is your order now.',
    'យើងបានកែការបញ្ជាទិញ {number} តាមសំណើរបស់អ្នក។ ឥឡូវវាមានដូចខាងក្រោម។',
  ],
  printAdded: [
    'We’ve added what you gave us to order {number}: {what}. Please check it, and tell us if anything is wrong.',
    'យើងបានបន្ថែមអ្វីដែលអ្នកបានផ្តល់ ទៅក្នុងការបញ្ជាទិញ {number}៖ {what}។ សូមពិនិត្យ ហើយប្រាប់យើង បើមានអ្វីខុស។',
  ],
  alteredBack: [
    'The new total is lower. We’re refunding {amount} to your original payment method.',
    'តម្លៃថោកជាងមុន៖ យើងសងប្រាក់ {amount} ជូនអ្នកវិញ តាមវិធីដែលអ្នកបានទូទាត់។',
  ],
  alteredRest: ['The new total is higher. {amount} is still due.', 'តម្លៃថ្លៃជាងមុន៖ នៅខ្វះ {amount} ដែលត្រូវទូទាត់។'],
  payRest: ['Pay the balance', 'ទូទាត់ប្រាក់ដែលនៅខ្វះ'],
  sentPartSubject: ['Part of order {number} has shipped', 'ទំនិញមួយផ្នែកនៃការបញ្ជាទិញ {number} បានផ្ញើហើយ'],
  sentPart: [
    'Part of order {number} is on its way. The rest follows in another shipment.',
    'ទំនិញមួយផ្នែកនៃការបញ្ជាទិញ {number} កំពុងដឹកទៅជូនអ្នក។ ទំនិញដែលនៅសល់ យើងនឹងផ្ញើក្នុងកញ្ចប់ផ្សេង។',
  ],
  sentLast: [
    'The last shipment of order {number} is on its way.',
    'កញ្ចប់ចុងក្រោយនៃការបញ្ជាទិញ {number} កំពុងដឹកទៅជូនអ្នក។',
  ],
  pickUpLater: ['We’ll tell you when you can pick it up at our shop.', 'យើងនឹងជូនដំណឹង ពេលអ្នកអាចមកយកនៅហាង។'],
  pickUpSubject: ['Order {number} is ready for pick-up', 'ការបញ្ជាទិញ {number} រួចរាល់ សូមមកយកនៅហាង'],
  pickUp: [
    'Order {number} is ready. Tell us its number when you pick it up.',
    'ការបញ្ជាទិញ {number} រួចរាល់ហើយ។ ពេលមកយក សូមប្រាប់លេខនេះ។',
  ],
  pickUpPartSubject: [
    'Part of order {number} is ready for pick-up',
    'ទំនិញមួយផ្នែកនៃការបញ្ជាទិញ {number} អាចមកយកបាន',
  ],
  pickUpPart: [
    'Part of order {number} is ready. Tell us its number when you pick it up. We’ll tell you when the rest is ready.',
    'ទំនិញមួយផ្នែកនៃការបញ្ជាទិញ {number} រួចរាល់ហើយ។ ពេលមកយក សូមប្រាប់លេខនេះ។ ពេលទំនិញនៅសល់រួចរាល់ យើងនឹងជូនដំណឹង។',
  ],
  pickUpDue: ['Please bring {amount}, in dollars or riel.', 'សូមយក {amount} មកជាមួយ ជាដុល្លារ ឬរៀល។'],
  pickUpAt: ['Pick it up here', 'សូមមកយកនៅទីនេះ'],
  pickedUpSubject: ['Order {number} was picked up', 'បានមកយកការបញ្ជាទិញ {number} ហើយ'],
  pickedUp: [
    'Order {number} was picked up. Thank you for shopping with us.',
    'ការបញ្ជាទិញ {number} បានប្រគល់ជូននៅហាងហើយ។ សូមអរគុណ។',
  ],
  parcel: ['Shipment', 'កញ្ចប់'],
  parcelCarrier: ['Carrier', 'ដឹកដោយ'],
  parcelNumber: ['Tracking number', 'លេខកញ្ចប់'],
  parcelReceipt: ['View shipping receipt', 'មើលបង្កាន់ដៃរបស់កញ្ចប់'],
} as const satisfies Record<string, readonly [english: string, khmer: string]>;
