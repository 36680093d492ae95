import { labelSet } from '../label-set.ts';

/** How the shop sends emails, and whether they arrive. */
export const officeMailLabels = labelSet(274, {
  savedNotSent: [
    'Emails are saved, not sent: no email server is set up.',
    'អ៊ីមែលបានរក្សាទុក តែមិនបានផ្ញើ៖ មិនទាន់មានម៉ាស៊ីនអ៊ីមែលទេ។',
  ],
  setUpServer: ['Set up an email server', 'រៀបចំម៉ាស៊ីនអ៊ីមែល'],
  how: ['How email is sent', 'របៀបផ្ញើអ៊ីមែល'],
  server: ['Email server', 'ម៉ាស៊ីនអ៊ីមែល'],
  noServer: [
    'none: emails are saved as files on the server and reach no one',
    'គ្មាន៖ អ៊ីមែលក្លាយជាឯកសារលើម៉ាស៊ីនមេ ហើយមិនទៅដល់អ្នកណាទេ',
  ],
  encrypted: ['encrypted', 'បានអ៊ិនគ្រីប'],
  plain: ['not encrypted', 'មិនបានអ៊ិនគ្រីប'],
  answers: ['responding', 'ឆ្លើយតប'],
  away: ['not responding', 'មិនឆ្លើយតប'],
  from: ['Sender', 'អ្នកផ្ញើ'],
  fromGuessed: ['based on the shop’s name and web address', 'យកពីឈ្មោះ និងអាសយដ្ឋានហាង'],
  shopAddress: ['Replies go to', 'ចម្លើយទៅកាន់'],
  nowhere: ['no one: the shop has no email address', 'គ្មានកន្លែង៖ ហាងមិនទាន់មានអ៊ីមែល'],
  phones: ['Text messages', 'ទៅទូរសព្ទ'],
  bySms: ['SMS through {host}', 'SMS តាម {host}'],
  byTelegram: ['codes through Telegram', 'កូដតាម Telegram'],
  noPhones: ['no service set up', 'មិនទាន់កំណត់សេវា'],
  change: [
    'The owner, or a colleague with permission, sets up the email server, sender and SMS services.',
    'ម៉ាស៊ីន អ្នកផ្ញើ និងសេវា រៀបចំដោយអ្នកដែលមានសិទ្ធិតភ្ជាប់ហាង ដូចជាម្ចាស់ហាង។',
  ],
  address: ['Change the address', 'កែអាសយដ្ឋាន'],
  stuck: ['Queued and failed', 'កំពុងរង់ចាំ និងផ្ញើមិនបាន'],
  test: ['Send a test email', 'តើអ៊ីមែលមកដល់ទេ?'],
  testHint: [
    'It goes to you at {address}, exactly as emails to customers are sent.',
    'ផ្ញើទៅអ្នក {address} ដូចអ៊ីមែលជូនអតិថិជន។',
  ],
  testSend: ['Send test email', 'ផ្ញើអ៊ីមែលសាកល្បងឱ្យខ្ញុំ'],
  testAsked: ['We’re sending the test email. The result will appear here.', 'កំពុងផ្ញើ។ លទ្ធផលនឹងបង្ហាញនៅទីនេះ។'],
  testSaving: ['We’re saving the test email.', 'កំពុងរក្សាទុក។'],
  testNever: ['No test email sent yet.', 'មិនទាន់មានអ៊ីមែលសាកល្បងតាមផ្លូវនេះទេ។'],
  testSent: ['The email server accepted the last test {when}.', 'ម៉ាស៊ីនបានទទួលអ៊ីមែលចុងក្រោយ {when}។'],
  testFile: [
    'Saved, not sent, {when}: no email server is set up.',
    'បានរក្សាទុក តែមិនបានផ្ញើ {when}៖ មិនទាន់មានម៉ាស៊ីនអ៊ីមែលទេ។',
  ],
  testWaits: ['The last test, {when}, is being sent.', 'អ៊ីមែលចុងក្រោយ {when} កំពុងផ្ញើ។'],
  testTries: ['The last test, {when}, hasn’t gone through yet: {why}', 'អ៊ីមែលចុងក្រោយ {when} មិនទាន់ទៅដល់៖ {why}'],
  testFailed: ['The last test, {when}, failed: {why}', 'អ៊ីមែលចុងក្រោយ {when} ផ្ញើមិនបាន៖ {why}'],
});
