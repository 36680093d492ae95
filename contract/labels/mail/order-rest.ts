import { labelSet } from '../label-set.ts';

/** The page where a customer pays the balance due after their order was edited. */
export const orderRestLabels = labelSet(211, {
  title: ['Pay the balance of order {number}', 'ទូទាត់ប្រាក់ដែលនៅខ្វះ នៃការបញ្ជាទិញ {number}'],
  pageName: ['Pay balance', 'ទូទាត់ប្រាក់ដែលនៅខ្វះ'],
  sum: [
    'Order {number} was updated: {total} is still due. Please transfer it to one of these accounts.',
    'ការបញ្ជាទិញ {number} បានកែហើយ៖ នៅខ្វះ {total}។ សូមផ្ទេរប្រាក់នេះទៅគណនីមួយខាងក្រោម។',
  ],
  noAccount: [
    'Order {number} was updated: {total} is still due. We’ll call you about how to pay.',
    'ការបញ្ជាទិញ {number} បានកែហើយ៖ នៅខ្វះ {total}។ យើងនឹងទូរសព្ទប្រាប់អ្នកពីរបៀបទូទាត់។',
  ],
  accountName: ['Account name', 'ឈ្មោះគណនី'],
  accountNumber: ['Account number', 'លេខគណនី'],
  amount: ['Amount', 'ចំនួនទឹកប្រាក់'],
  remark: ['Payment reference', 'សរសេរក្នុងកំណត់សម្គាល់'],
  paidHeading: ['Payment received', 'បានទូទាត់រួចហើយ'],
  paid: [
    'The balance of order {number} is paid. Thank you.',
    'អ្នកបានទូទាត់ប្រាក់ដែលនៅខ្វះនៃការបញ្ជាទិញ {number} រួចហើយ។ សូមអរគុណ។',
  ],
  endedHeading: ['Nothing to pay', 'មិនត្រូវទូទាត់អ្វីទេ'],
  ended: [
    'This payment is no longer needed. See our latest email about order {number} for details.',
    'លែងត្រូវទូទាត់ប្រាក់នេះហើយ។ សូមមើលអ៊ីមែលចុងក្រោយអំពីការបញ្ជាទិញ {number}។',
  ],
  seeOrder: ['View your order', 'មើលការបញ្ជាទិញ'],
  unknown: ['This link isn’t valid', 'រកមិនឃើញតំណនេះទេ'],
  unknownHint: ['Please open the link from your email again.', 'សូមបើកតំណក្នុងអ៊ីមែលរបស់អ្នកម្តងទៀត។'],
});
