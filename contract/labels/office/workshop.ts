import { labelSet } from '../label-set.ts';

/** Orders to prepare, pack and ship. */
export const officeWorkshopLabels = labelSet(172, {
  views: ['Orders in the workshop', 'ការបញ្ជាទិញនៅរោងជាង'],
  notBegun: ['Not started', 'មិនទាន់ចាប់ផ្តើម'],
  allPacked: ['Packed', 'វេចខ្ចប់រួច'],
  nothingToPack: ['Nothing to pack: everything was refunded.', 'គ្មានអ្វីត្រូវវេចខ្ចប់៖ បានសងប្រាក់វិញទាំងអស់។'],
  nothingToSend: ['Nothing to pack.', 'គ្មានអ្វីត្រូវវេចខ្ចប់ និងផ្ញើទេ។'],
  nothing: [
    'No orders waiting. New orders appear here automatically.',
    'គ្មានអ្វីរង់ចាំទេ។ ការបញ្ជាទិញថ្មីនឹងមកដល់ដោយខ្លួនឯង។',
  ],
  find: ['Type or scan an order number', 'លេខបញ្ជាទិញ វាយ ឬស្កេន'],
  line: ['{n} × {name}', '{n} × {name}'],
  others: ['{n} more', '{n} ទៀត'],
  packedOf: ['{n} of {of} packed', 'វេចខ្ចប់រួច {n} ក្នុង {of}'],
  title: ['Prepare order {number}', 'រៀបចំ {number}'],
  lines: ['Items', 'អ្វីដែលត្រូវដាក់'],
  tick: ['{name} packed', '{name} វេចខ្ចប់រួច'],
  card: ['Card message', 'លើកាត'],
  note: ['Customer note', 'ពីអតិថិជន'],
  call: ['Call', 'ទូរសព្ទ'],
  begin: ['Start', 'ចាប់ផ្តើម'],
  beginHint: ['The customer is notified that their order is being prepared.', 'អតិថិជននឹងទទួលដំណឹងថាកំពុងរៀបចំ។'],
  beginHintNoEmail: ['The customer isn’t notified.', 'អតិថិជនមិនទទួលដំណឹងទេ។'],
  beginFirst: ['Start first, then check off items.', 'សូមចុច «ចាប់ផ្តើម» សិន រួចគូសធីក។'],
  begun: ['Started', 'បានចាប់ផ្តើម'],
  left: ['Left to pack: {n}', 'វេចខ្ចប់ទាំងអស់៖ នៅសល់ {n}'],
  send: ['Mark as shipped', 'ផ្ញើចេញហើយ'],
  sendPart: ['Ship what’s packed ({n})', 'ផ្ញើអ្វីដែលវេចរួច ({n})'],
  sendPickUpPart: ['Ready for pick-up ({n})', 'អាចមកយកបាន ({n})'],
  sendPickUpPartSure: [
    'Is this part ready for pick-up? The customer gets an email with the shop’s address and opening hours.',
    'ផ្នែកនេះអាចមកយកបានហើយមែនទេ? អតិថិជននឹងទទួលអ៊ីមែលដែលមានអាសយដ្ឋាន និងម៉ោងបើកហាង។',
  ],
  sendPickUpPartSureNoEmail: ['Is this part ready for pick-up?', 'ផ្នែកនេះអាចមកយកបានហើយមែនទេ?'],
  sendSure: [
    'Mark {number} as shipped? The customer is notified right away.',
    'បញ្ជាក់ថា {number} ចេញពីហាងហើយ? អតិថិជននឹងទទួលដំណឹងភ្លាម។',
  ],
  sendSureNoEmail: [
    'Mark {number} as shipped? The customer isn’t notified.',
    'បញ្ជាក់ថា {number} ចេញពីហាងហើយ? អតិថិជនមិនទទួលដំណឹងទេ។',
  ],
  sent: ['Shipped', 'បានផ្ញើ'],
  done: ['Nothing left to pack.', 'លែងមានអ្វីត្រូវវេចខ្ចប់ទៀតហើយ។'],
  back: ['Back to workshop', 'ទៅរោងជាង'],
});
