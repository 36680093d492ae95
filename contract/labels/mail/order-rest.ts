import { labelSet } from '../label-set.ts';

/** The page behind the link by which a customer pays what their order costs more since it was changed. */
export const orderRestLabels = labelSet(211, {
  title: ['Pay the rest of order {number}', 'ទូទាត់ប្រាក់ដែលនៅខ្វះ នៃការបញ្ជាទិញ {number}'],
  pageName: ['Pay the rest', 'ទូទាត់ប្រាក់ដែលនៅខ្វះ'],
  sum: [
    'Order {number} was changed: {total} is still to be paid. Please transfer it to one of these accounts.',
    'ការបញ្ជាទិញ {number} បានកែហើយ៖ នៅខ្វះ {total}។ សូមផ្ទេរប្រាក់នេះទៅគណនីមួយខាងក្រោម។',
  ],
  noAccount: [
    'Order {number} was changed: {total} is still to be paid. We call you to say how.',
    'ការបញ្ជាទិញ {number} បានកែហើយ៖ នៅខ្វះ {total}។ យើងនឹងទូរសព្ទប្រាប់អ្នកពីរបៀបទូទាត់។',
  ],
  accountName: ['Account name', 'ឈ្មោះគណនី'],
  accountNumber: ['Account number', 'លេខគណនី'],
  amount: ['Amount', 'ចំនួនទឹកប្រាក់'],
  remark: ['Write in the remark', 'សរសេរក្នុងកំណត់សម្គាល់'],
  paidHeading: ['It is paid', 'បានទូទាត់រួចហើយ'],
  paid: [
    'The rest of order {number} is paid. Thank you.',
    'អ្នកបានទូទាត់ប្រាក់ដែលនៅខ្វះនៃការបញ្ជាទិញ {number} រួចហើយ។ សូមអរគុណ។',
  ],
  endedHeading: ['Nothing is to be paid', 'មិនត្រូវទូទាត់អ្វីទេ'],
  ended: [
    'This is asked for no more. Your last mail about order {number} says how it is now.',
    'លែងត្រូវទូទាត់ប្រាក់នេះហើយ។ សូមមើលអ៊ីមែលចុងក្រោយអំពីការបញ្ជាទិញ {number}។',
  ],
  seeOrder: ['See your order', 'មើលការបញ្ជាទិញ'],
  unknown: ['This link is not known', 'រកមិនឃើញតំណនេះទេ'],
  unknownHint: ['Please open the link in your mail once more.', 'សូមបើកតំណក្នុងអ៊ីមែលរបស់អ្នកម្តងទៀត។'],
});
