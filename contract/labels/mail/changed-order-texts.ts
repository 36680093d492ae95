/** Of mails about an order that was changed, and about its parcel: a part of `mailLabels`. */
export const changedOrderTexts = {
  alteredSubject: ['Order {number} was changed', 'យើងបានកែការបញ្ជាទិញ {number}'],
  altered: [
    'We have changed order {number} as you asked. This is how it is now.',
    'យើងបានកែការបញ្ជាទិញ {number} តាមសំណើរបស់អ្នក។ ឥឡូវវាមានដូចខាងក្រោម។',
  ],
  alteredBack: [
    'It costs less: {amount} goes back to you the way you paid.',
    'តម្លៃថោកជាងមុន៖ យើងសងប្រាក់ {amount} ជូនអ្នកវិញ តាមវិធីដែលអ្នកបានទូទាត់។',
  ],
  alteredRest: ['It costs more: {amount} is still to be paid.', 'តម្លៃថ្លៃជាងមុន៖ នៅខ្វះ {amount} ដែលត្រូវទូទាត់។'],
  payRest: ['Pay the rest', 'ទូទាត់ប្រាក់ដែលនៅខ្វះ'],
  parcel: ['The parcel', 'កញ្ចប់'],
  parcelCarrier: ['Brought by', 'ដឹកដោយ'],
  parcelNumber: ['Parcel number', 'លេខកញ្ចប់'],
  parcelReceipt: ['See the receipt of the parcel', 'មើលបង្កាន់ដៃរបស់កញ្ចប់'],
} as const satisfies Record<string, readonly [english: string, khmer: string]>;
