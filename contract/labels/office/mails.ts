import { labelSet } from '../label-set.ts';

/** How mails leave the shop, and whether they arrive. */
export const officeMailLabels = labelSet(274, {
  how: ['How mails go', 'របៀបផ្ញើអ៊ីមែល'],
  server: ['Mail server', 'ម៉ាស៊ីនអ៊ីមែល'],
  noServer: [
    'none: mails become files on the server and reach nobody',
    'គ្មាន៖ អ៊ីមែលក្លាយជាឯកសារលើម៉ាស៊ីនមេ ហើយមិនទៅដល់អ្នកណាទេ',
  ],
  encrypted: ['encrypted', 'បានអ៊ិនគ្រីប'],
  plain: ['not encrypted', 'មិនបានអ៊ិនគ្រីប'],
  answers: ['answers', 'ឆ្លើយតប'],
  away: ['does not answer', 'មិនឆ្លើយតប'],
  from: ['Sender', 'អ្នកផ្ញើ'],
  fromGuessed: ['made from the shop’s name and address', 'យកពីឈ្មោះ និងអាសយដ្ឋានហាង'],
  shopAddress: ['Answers go to', 'ចម្លើយទៅកាន់'],
  nowhere: ['nowhere: the shop names no email address', 'គ្មានកន្លែង៖ ហាងមិនទាន់មានអ៊ីមែល'],
  phones: ['To phones', 'ទៅទូរសព្ទ'],
  bySms: ['SMS through {host}', 'SMS តាម {host}'],
  byTelegram: ['codes through Telegram', 'កូដតាម Telegram'],
  noPhones: ['no service is set', 'មិនទាន់កំណត់សេវា'],
  change: [
    'Server, sender and services are set on the server, by {variables}, and count from its next start. Passwords are shown nowhere.',
    'ម៉ាស៊ីន អ្នកផ្ញើ និងសេវា កំណត់នៅលើម៉ាស៊ីនមេ តាម {variables} ហើយមានប្រសិទ្ធភាពពេលចាប់ផ្តើមម្តងទៀត។ ពាក្យសម្ងាត់មិនបង្ហាញនៅទីណាទេ។',
  ],
  address: ['Change the address', 'កែអាសយដ្ឋាន'],
  stuck: ['Waiting, and given up', 'កំពុងរង់ចាំ និងផ្ញើមិនបាន'],
  test: ['Do mails arrive?', 'តើអ៊ីមែលមកដល់ទេ?'],
  testHint: ['It goes to you, {address}, as mails go to customers.', 'ផ្ញើទៅអ្នក {address} ដូចអ៊ីមែលជូនអតិថិជន។'],
  testSend: ['Test mail to me', 'ផ្ញើអ៊ីមែលសាកល្បងឱ្យខ្ញុំ'],
  testAsked: ['It comes within a minute.', 'អ៊ីមែលនឹងមកដល់ក្នុងមួយនាទី។'],
  testNever: ['No test mail was sent this way yet.', 'មិនទាន់មានអ៊ីមែលសាកល្បងតាមផ្លូវនេះទេ។'],
  testSent: ['The server took the last one, {when}.', 'ម៉ាស៊ីនបានទទួលអ៊ីមែលចុងក្រោយ {when}។'],
  testFile: ['The last one became a file, {when}.', 'អ៊ីមែលចុងក្រោយក្លាយជាឯកសារ {when}។'],
  testWaits: ['The last one, {when}, is on its way.', 'អ៊ីមែលចុងក្រោយ {when} កំពុងផ្ញើ។'],
  testTries: ['The last one, {when}, did not get through yet: {why}', 'អ៊ីមែលចុងក្រោយ {when} មិនទាន់ទៅដល់៖ {why}'],
  testFailed: ['The last one, {when}, was given up: {why}', 'អ៊ីមែលចុងក្រោយ {when} ផ្ញើមិនបាន៖ {why}'],
});
