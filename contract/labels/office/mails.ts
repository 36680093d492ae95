import { labelSet } from '../label-set.ts';

/** How the shop sends emails, and whether they arrive. */
export const officeMailLabels = labelSet(274, {
  savedNotSent: [
    'Emails are saved, not sent: no email server is set up.',
    'អ៊ីមែលបានរក្សាទុក តែមិនបានផ្ញើ៖ មិនទាន់មានម៉ាស៊ីនអ៊ីមែលទេ។',
  ],
  setUpServer: ['Set up an email server', 'រៀបចំម៉ាស៊ីនអ៊ីមែល'],
  setUpTexts: ['Set up text messages', 'រៀបចំសារទូរសព្ទ'],
  'no-email-server': [
    'We can’t email {to}: no email server is set up.',
    'យើងមិនអាចផ្ញើអ៊ីមែលទៅ {to} បានទេ៖ មិនទាន់មានម៉ាស៊ីនអ៊ីមែល។',
  ],
  'no-text-service': [
    'We can’t text {to}: no SMS service is set up.',
    'យើងមិនអាចផ្ញើសារទៅ {to} បានទេ៖ មិនទាន់មានសេវា SMS។',
  ],
  demo: [
    'A demo sends nothing to {to}. Its mailbox shows the message.',
    'ហាងគំរូមិនផ្ញើអ្វីទៅ {to} ទេ។ ប្រអប់សំបុត្រគំរូបង្ហាញសារនោះ។',
  ],
  erased: ['The customer’s data was erased. No message will be sent.', 'ទិន្នន័យអតិថិជនបានលុបហើយ៖ គ្មានអ្នកទទួលសារទេ។'],
  passOn: ['Read the details aloud, or send them by Telegram.', 'សូមអានព័ត៌មានឱ្យអតិថិជនស្តាប់ ឬផ្ញើតាម Telegram។'],
  showMessage: ['Show message', 'បង្ហាញសារ'],
  showMessageOf: ['Show message: {what}', 'បង្ហាញសារ៖ {what}'],
  copyMessage: ['Copy message', 'ចម្លងសារ'],
  copyNumber: ['Copy number', 'ចម្លងលេខទូរសព្ទ'],
  openTelegram: ['Open Telegram', 'បើក Telegram'],
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
    'ម្ចាស់ហាង ឬអ្នកដែលមានសិទ្ធិ ជាអ្នករៀបចំម៉ាស៊ីនមេអ៊ីមែល អ្នកផ្ញើ និងសេវា SMS។',
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
  password: [
    'The password was refused. Check the user name and password of the email server.',
    'ម៉ាស៊ីនបដិសេធពាក្យសម្ងាត់។ សូមពិនិត្យឈ្មោះអ្នកប្រើ និងពាក្យសម្ងាត់របស់ម៉ាស៊ីនអ៊ីមែល។',
  ],
  host: ['The email server wasn’t found. Check its address.', 'រកម៉ាស៊ីនអ៊ីមែលមិនឃើញ។ សូមពិនិត្យអាសយដ្ឋានរបស់វា។'],
  closed: [
    'The email server refused the connection. Check its address and port.',
    'ម៉ាស៊ីនអ៊ីមែលបដិសេធការតភ្ជាប់។ សូមពិនិត្យអាសយដ្ឋាន និងលេខច្រក។',
  ],
  tls: [
    'The encrypted connection failed. Check the port, and whether to use TLS or STARTTLS.',
    'ការតភ្ជាប់ដែលអ៊ិនគ្រីបមិនបានសម្រេច។ សូមពិនិត្យលេខច្រក និងការជ្រើស TLS ឬ STARTTLS។',
  ],
  timeout: [
    'The email server didn’t answer in time. Check its address and port.',
    'ម៉ាស៊ីនអ៊ីមែលមិនឆ្លើយទាន់ពេល។ សូមពិនិត្យអាសយដ្ឋាន និងលេខច្រក។',
  ],
  sender: [
    'The email server refused the sender’s address. Check the sender.',
    'ម៉ាស៊ីនអ៊ីមែលបដិសេធអាសយដ្ឋានអ្នកផ្ញើ។ សូមពិនិត្យអ្នកផ្ញើ។',
  ],
  recipient: ['The email server refused the recipient’s address.', 'ម៉ាស៊ីនអ៊ីមែលបដិសេធអាសយដ្ឋានអ្នកទទួល។'],
});
