import { labelSet } from '../label-set.ts';

/** From an invitation to the first day; second factors wherever they are set up. */
export const officeEnrolLabels = labelSet(163, {
  steps: ['Steps', 'ជំហាន'],
  stepPassword: ['Password', 'ពាក្យសម្ងាត់'],
  stepFactor: ['Second factor', 'ការបញ្ជាក់អត្តសញ្ញាណ'],
  stepCodes: ['Recovery codes', 'កូដសង្គ្រោះ'],
  heading: ['Welcome to the office', 'សូមស្វាគមន៍មកការិយាល័យ'],
  invitedAs: ['{email}, as {role}', '{email} ក្នុងតួនាទីជា {role}'],
  name: ['Your name', 'ឈ្មោះរបស់អ្នក'],
  password: ['New password', 'ពាក្យសម្ងាត់ថ្មី'],
  passwordHint: [
    '12 characters or more. Three or four words are easy to keep in mind.',
    'ចាប់ពី 12 តួអក្សរឡើងទៅ។ ពាក្យបីឬបួនងាយចាំ។',
  ],
  goOn: ['Go on', 'បន្ត'],
  noToken: [
    'This page needs the link of an invitation. It is in the mail you got.',
    'ទំព័រនេះត្រូវការតំណនៃការអញ្ជើញ ដែលមាននៅក្នុងអ៊ីមែលរបស់អ្នក។',
  ],
  factorHeading: ['Choose your second factor', 'ជ្រើសរើសវិធីបញ្ជាក់អត្តសញ្ញាណ'],
  factorText: [
    'The office opens when it stands. A passkey alone also signs you in.',
    'ការិយាល័យបើកជូនពេលរៀបចំរួច។ កូនសោសម្ងាត់តែមួយ ក៏អាចចូលបានដែរ។',
  ],
  passkey: ['Passkey', 'កូនសោសម្ងាត់'],
  passkeyText: [
    'Finger, face or device lock. Works on this laptop and on your phone.',
    'ស្នាមម្រាមដៃ មុខ ឬសោឧបករណ៍។ ប្រើបានលើកុំព្យូទ័រ និងទូរសព្ទរបស់អ្នក។',
  ],
  makePasskey: ['Make it', 'បង្កើត'],
  passkeyName: ['This device', 'ឧបករណ៍នេះ'],
  passkeyNotMade: ['No passkey was made. Please try again.', 'មិនទាន់បានបង្កើតកូនសោសម្ងាត់ទេ។ សូមព្យាយាមម្តងទៀត។'],
  authenticator: ['Authenticator app', 'កម្មវិធីបញ្ជាក់'],
  authenticatorText: ['Six figures, new every 30 seconds.', 'លេខ 6 ខ្ទង់ ប្តូររៀងរាល់ 30 វិនាទី។'],
  setUp: ['Set it up', 'រៀបចំ'],
  scan: ['Scan it with the app, or type the key:', 'ស្កេនដោយកម្មវិធី ឬវាយកូនសោ៖'],
  qr: ['QR code for the authenticator app', 'QR សម្រាប់កម្មវិធីបញ្ជាក់'],
  code: ['Code of the app', 'កូដពីកម្មវិធី'],
  confirmCode: ['Confirm', 'បញ្ជាក់'],
  codesHeading: ['Your recovery codes', 'កូដសង្គ្រោះរបស់អ្នក'],
  codesText: [
    'If your device is lost, one of these brings you in, each once. They are shown only now: print or copy them.',
    'បើបាត់ឧបករណ៍ កូដមួយក្នុងចំណោមនេះអាចឱ្យអ្នកចូល ដោយប្រើបានម្តង។ យើងបង្ហាញតែពេលនេះប៉ុណ្ណោះ៖ សូមបោះពុម្ព ឬចម្លងទុក។',
  ],
  print: ['Print', 'បោះពុម្ព'],
  copy: ['Copy', 'ចម្លង'],
  copied: ['The codes are copied.', 'បានចម្លងកូដរួចហើយ។'],
  notCopied: ['They could not be copied. Please print them.', 'ចម្លងមិនបានទេ។ សូមបោះពុម្ព។'],
  codesSafe: ['I have them in a safe place', 'ខ្ញុំបានរក្សាទុកកន្លែងមានសុវត្ថិភាព'],
  toOffice: ['To the office', 'ទៅការិយាល័យ'],
});
