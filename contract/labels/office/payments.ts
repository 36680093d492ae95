import { labelSet } from '../label-set.ts';

/** How customers pay, as staff set it. */
export const officePaymentsLabels = labelSet(266, {
  ways: ['Ways to pay', 'វិធីទូទាត់'],
  way: ['Way to pay', 'វិធីទូទាត់'],
  state: ['State', 'ស្ថានភាព'],
  lacks: ['What is missing', 'អ្វីដែលខ្វះ'],
  offered: ['Offered', 'ផ្តល់ជូន'],
  offeredTest: ['Offered, as a test: no money moves', 'ផ្តល់ជូនជាការសាកល្បង៖ គ្មានប្រាក់ពិតទេ'],
  notOffered: ['Not offered', 'មិនផ្តល់ជូន'],
  noKeys: [
    'Its provider is not set up on the server. Keys stand in the server’s settings, never here.',
    'មិនទាន់ភ្ជាប់សេវាទូទាត់នៅលើម៉ាស៊ីនមេទេ។ លេខសម្ងាត់ស្ថិតក្នុងម៉ាស៊ីនមេ មិនមែននៅទីនេះទេ។',
  ],
  noAccount: ['Name a bank account below.', 'សូមដាក់គណនីធនាគារនៅខាងក្រោម។'],
  accounts: ['Bank transfer', 'ផ្ទេរប្រាក់តាមធនាគារ'],
  riel: ['Riel', 'រៀល'],
  rate: ['Riel for a dollar', 'ចំនួនរៀលក្នុងមួយដុល្លារ'],
  rateHint: ['Orders keep the rate they were placed with.', 'ការបញ្ជាទិញរក្សាអត្រាពេលបញ្ជាទិញ។'],
  rateSave: ['Set the rate', 'កំណត់អត្រា'],
  rateSaved: ['The rate counts from now on.', 'អត្រានេះប្រើចាប់ពីពេលនេះ។'],
  rateFar: ['A dollar comes to {now} now. Make it {next}?', 'ឥឡូវមួយដុល្លារស្មើ {now}។ ប្តូរទៅ {next} មែនទេ?'],
  rateOff: ['Show no riel', 'ឈប់បង្ហាញរៀល'],
  rateOffSure: ['Show prices in dollars alone?', 'បង្ហាញតម្លៃជាដុល្លារតែម្យ៉ាងមែនទេ?'],
  ratesBefore: ['Rates that were set', 'អត្រាដែលបានកំណត់'],
  since: ['Since', 'ចាប់ពី'],
  by: ['By', 'ដោយ'],
  noRate: ['none', 'គ្មាន'],
});
