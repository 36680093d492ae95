import { labelSet } from '../label-set.ts';

/** Texts from an invitation to the setup guide, and wherever two-step verification is set up. */
export const officeEnrolLabels = labelSet(163, {
  stepPassword: ['Password', 'ពាក្យសម្ងាត់'],
  stepFactor: ['Two-step verification', 'ការបញ្ជាក់អត្តសញ្ញាណ'],
  stepCodes: ['Recovery codes', 'កូដសង្គ្រោះ'],
  heading: ['Welcome to the office', 'សូមស្វាគមន៍មកការិយាល័យ'],
  invitedAs: ['{email}, as {role}', '{email} ក្នុងតួនាទីជា {role}'],
  ownerHeading: ['Welcome to your shop', 'សូមស្វាគមន៍មកកាន់ហាងរបស់អ្នក'],
  ownerText: [
    'You’ll be the owner, with access to everything. Other staff join when you invite them.',
    'អ្នកនឹងក្លាយជាម្ចាស់ហាង ដែលអាចធ្វើអ្វីៗទាំងអស់។ អ្នកផ្សេងចូលតាមការអញ្ជើញរបស់អ្នក។',
  ],
  ownerNoToken: [
    'This page needs the link that the server printed when it started.',
    'ទំព័រនេះត្រូវការតំណ ដែលម៉ាស៊ីនមេបានបង្ហាញពេលចាប់ផ្តើម។',
  ],
  signInInstead: ['Already chosen a password? Sign in to continue', 'បានជ្រើសរើសពាក្យសម្ងាត់រួចហើយ? ចូល ដើម្បីបន្ត'],
  codesAgainText: [
    'Two-step verification is set up. If you haven’t saved your recovery codes, generate new ones. The old ones will stop working.',
    'ការបញ្ជាក់អត្តសញ្ញាណរបស់អ្នករៀបចំរួចហើយ។ បើអ្នកមិនទាន់រក្សាទុកកូដសង្គ្រោះ សូមបង្កើតថ្មី៖ កូដចាស់នឹងលែងប្រើបាន។',
  ],
  codesAgain: ['Generate new codes', 'បង្កើតកូដថ្មី'],
  codesNotMade: ['Couldn’t generate codes. Please try again.', 'មិនទាន់បានបង្កើតកូដទេ។ សូមព្យាយាមម្តងទៀត។'],
  name: ['Your name', 'ឈ្មោះរបស់អ្នក'],
  password: ['New password', 'ពាក្យសម្ងាត់ថ្មី'],
  passwordHint: [
    'At least 12 characters. Three or four random words are strong and easy to remember.',
    'ចាប់ពី 12 តួអក្សរឡើងទៅ។ ពាក្យបីឬបួនងាយចាំ។',
  ],
  noToken: [
    'Use the link in your invitation to open this page.',
    'ទំព័រនេះត្រូវការតំណនៃការអញ្ជើញ ដែលមាននៅក្នុងអ៊ីមែលរបស់អ្នក។',
  ],
  factorHeading: ['Set up two-step verification', 'ជ្រើសរើសវិធីបញ្ជាក់អត្តសញ្ញាណ'],
  factorText: [
    'You need this to open the office. A passkey also lets you sign in without a password.',
    'ការិយាល័យបើកជូនពេលរៀបចំរួច។ កូនសោសម្ងាត់តែមួយ ក៏អាចចូលបានដែរ។',
  ],
  passkey: ['Passkey', 'កូនសោសម្ងាត់'],
  passkeyText: [
    'Use your fingerprint, face or screen lock. Works on this computer and on your phone.',
    'ស្នាមម្រាមដៃ មុខ ឬសោឧបករណ៍។ ប្រើបានលើកុំព្យូទ័រ និងទូរសព្ទរបស់អ្នក។',
  ],
  makePasskey: ['Create passkey', 'បង្កើត'],
  passkeyName: ['This device', 'ឧបករណ៍នេះ'],
  passkeyNotMade: ['The passkey wasn’t created. Please try again.', 'មិនទាន់បានបង្កើតកូនសោសម្ងាត់ទេ។ សូមព្យាយាមម្តងទៀត។'],
  authenticator: ['Authenticator app', 'កម្មវិធីបញ្ជាក់'],
  authenticatorText: ['A six-digit code that changes every 30 seconds.', 'លេខ 6 ខ្ទង់ ប្តូររៀងរាល់ 30 វិនាទី។'],
  setUp: ['Set up', 'រៀបចំ'],
  scan: ['Scan this with the app, or enter the key:', 'ស្កេនដោយកម្មវិធី ឬវាយកូនសោ៖'],
  qr: ['QR code for the authenticator app', 'QR សម្រាប់កម្មវិធីបញ្ជាក់'],
  code: ['Code from the app', 'កូដពីកម្មវិធី'],
  codesHeading: ['Your recovery codes', 'កូដសង្គ្រោះរបស់អ្នក'],
  codesText: [
    'If you lose your device, use one of these codes to sign in. Each works once. This is the only time they’re shown: print or copy them now.',
    'បើបាត់ឧបករណ៍ កូដមួយក្នុងចំណោមនេះអាចឱ្យអ្នកចូល ដោយប្រើបានម្តង។ យើងបង្ហាញតែពេលនេះប៉ុណ្ណោះ៖ សូមបោះពុម្ព ឬចម្លងទុក។',
  ],
  print: ['Print', 'បោះពុម្ព'],
  copied: ['Codes copied.', 'បានចម្លងកូដរួចហើយ។'],
  notCopied: ['Couldn’t copy. Please print them instead.', 'ចម្លងមិនបានទេ។ សូមបោះពុម្ព។'],
  codesSafe: ['I’ve saved these codes somewhere safe', 'ខ្ញុំបានរក្សាទុកកន្លែងមានសុវត្ថិភាព'],
  toOffice: ['Open the office', 'ទៅការិយាល័យ'],
});
