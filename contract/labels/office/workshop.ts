import { labelSet } from '../label-set.ts';

/** What is prepared, packed and sent. */
export const officeWorkshopLabels = labelSet(172, {
  toBegin: ['To begin', 'ត្រូវចាប់ផ្តើម'],
  toPack: ['To pack', 'ត្រូវវេចខ្ចប់'],
  toSend: ['Packed, to send', 'វេចខ្ចប់រួច ត្រូវផ្ញើ'],
  nothing: [
    'Nothing waits here. Orders that are placed come by themselves.',
    'គ្មានអ្វីរង់ចាំទេ។ ការបញ្ជាទិញថ្មីនឹងមកដល់ដោយខ្លួនឯង។',
  ],
  find: ['Order number, typed or scanned', 'លេខបញ្ជាទិញ វាយ ឬស្កេន'],
  open: ['Open', 'បើក'],
  line: ['{n} × {name}', '{n} × {name}'],
  others: ['{n} more', '{n} ទៀត'],
  packed: ['{n} of {of} packed', 'វេចខ្ចប់រួច {n} ក្នុង {of}'],
  gift: ['Wrap as a gift', 'វេចខ្ចប់ជាកាដូ'],
  title: ['Prepare {number}', 'រៀបចំ {number}'],
  lines: ['What goes in', 'អ្វីដែលត្រូវដាក់'],
  tick: ['{name} is packed', '{name} វេចខ្ចប់រួច'],
  withoutPrices: ['No prices in the parcel', 'មិនដាក់តម្លៃក្នុងកញ្ចប់'],
  card: ['On the card', 'លើកាត'],
  note: ['From the customer', 'ពីអតិថិជន'],
  toWhom: ['To whom', 'ផ្ញើទៅ'],
  call: ['Call', 'ទូរសព្ទ'],
  begin: ['Begin', 'ចាប់ផ្តើម'],
  beginHint: ['The customer is told that it is being prepared.', 'អតិថិជននឹងទទួលដំណឹងថាកំពុងរៀបចំ។'],
  begun: ['Begun', 'បានចាប់ផ្តើម'],
  left: ['All packed: {n} left', 'វេចខ្ចប់ទាំងអស់៖ នៅសល់ {n}'],
  send: ['It is on its way', 'ផ្ញើចេញហើយ'],
  sendSure: [
    'Say that {number} left the shop? The customer is told at once.',
    'បញ្ជាក់ថា {number} ចេញពីហាងហើយ? អតិថិជននឹងទទួលដំណឹងភ្លាម។',
  ],
  sent: ['Sent', 'បានផ្ញើ'],
  done: ['Nothing is to be packed here any more.', 'លែងមានអ្វីត្រូវវេចខ្ចប់ទៀតហើយ។'],
  noSuch: ['There is no order {number}.', 'គ្មានការបញ្ជាទិញ {number} ទេ។'],
  back: ['To the workshop', 'ទៅរោងជាង'],
});
