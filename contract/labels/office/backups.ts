import { labelSet } from '../label-set.ts';

/** Backups on this machine: making one, reading one back, and how one is restored. */
export const officeBackupLabels = labelSet(276, {
  last: ['The last one', 'ច្បាប់ចុងក្រោយ'],
  none: ['There is no backup on this machine yet.', 'មិនទាន់មានច្បាប់បម្រុងលើម៉ាស៊ីននេះទេ។'],
  now: ['Back up now', 'ចម្លងបម្រុងឥឡូវ'],
  begun: ['It is being made. You can go on working.', 'កំពុងចម្លង។ អ្នកអាចបន្តធ្វើការបាន។'],
  running: ['Being made: {done} of {all} parts', 'កំពុងចម្លង៖ {done} ក្នុងចំណោម {all} ផ្នែក'],
  beginning: ['Being made', 'កំពុងចម្លង'],
  made: ['Made at {when}.', 'បានចម្លងនៅ {when}។'],
  failed: [
    'The backup of {when} failed. The log of the server says why; nothing of it was left.',
    'ការចម្លងបម្រុងនៅ {when} មិនបានសម្រេច។ កំណត់ហេតុរបស់ម៉ាស៊ីនមេប្រាប់មូលហេតុ ហើយគ្មានអ្វីនៅសល់ទេ។',
  ],
  about: [
    'Everything the shop holds, as of one moment, while it goes on selling. The shop makes it by itself and needs no other program.',
    'អ្វីៗទាំងអស់របស់ហាង គិតត្រឹមពេលតែមួយ ខណៈហាងបន្តលក់។ ហាងធ្វើដោយខ្លួនឯង មិនត្រូវការកម្មវិធីផ្សេងទេ។',
  ],
  nightly: [
    'It lies on the machine of the shop, and would be lost with it: have the server make one every night, by {command}, and copy it to another machine.',
    'វានៅលើម៉ាស៊ីនរបស់ហាង ហើយនឹងបាត់ជាមួយម៉ាស៊ីន៖ សូមឱ្យម៉ាស៊ីនមេចម្លងរៀងរាល់យប់ តាម {command} រួចចម្លងទៅម៉ាស៊ីនផ្សេង។',
  ],
  free: ['{size} are free on the disk.', 'ថាសនៅទំនេរ {size}។'],
  list: ['What is there', 'អ្វីដែលមាន'],
  when: ['Made', 'ពេលចម្លង'],
  size: ['Size', 'ទំហំ'],
  holds: ['Holds', 'មាន'],
  holdsWhat: ['{rows} rows, {files} files', '{rows} ជួរ, {files} ឯកសារ'],
  whole: ['Read back', 'អានផ្ទៀងផ្ទាត់'],
  readWhole: ['whole, {when}', 'ពេញលេញ {when}'],
  readDamaged: ['damaged, {when}', 'ខូច {when}'],
  readNever: ['not yet', 'មិនទាន់'],
  reading: ['is being read', 'កំពុងអាន'],
  read: ['Read it back', 'អានផ្ទៀងផ្ទាត់'],
  readThat: ['Read it back: {when}', 'អានផ្ទៀងផ្ទាត់៖ {when}'],
  next: ['Next', 'បន្ទាប់'],
  restore: ['How to restore', 'របៀបយកមកវិញ'],
  which: ['Which one', 'ច្បាប់ណា'],
  restoreAbout: [
    'At the server, in the folder of Kado. The running shop is not touched: all goes into a new place beside it, and keeps silent there until it is woken.',
    'នៅម៉ាស៊ីនមេ ក្នុងថតរបស់ Kado។ មិនប៉ះពាល់ហាងដែលកំពុងដំណើរការទេ៖ អ្វីៗទៅកន្លែងថ្មីនៅក្បែរ ហើយនៅស្ងៀមរហូតដល់ដាស់វា។',
  ],
  bring: ['Bring it back into a new folder:', 'យកមកវិញក្នុងថតថ្មី៖'],
  bringBase: [
    'Make an empty database, and bring it back there and into a new folder:',
    'បង្កើតទិន្នន័យទទេ រួចយកមកវិញក្នុងនោះ និងក្នុងថតថ្មី៖',
  ],
  bucket: [
    'With a bucket: name a new, empty one in S3_URL too.',
    'បើប្រើ bucket៖ ដាក់ឈ្មោះ bucket ថ្មីទទេក្នុង S3_URL ផង។',
  ],
  lookAt: ['Start it on another port and look at it:', 'ចាប់ផ្តើមវានៅច្រកផ្សេង រួចពិនិត្យ៖'],
  wake: [
    'When it is to be the shop, stop the other one and wake it; it asks what to do with mails that waited:',
    'បើត្រូវក្លាយជាហាង សូមបិទហាងចាស់ រួចដាស់វា។ វានឹងសួរអំពីអ៊ីមែលដែលរង់ចាំ៖',
  ],
  keyFile: [
    'The server’s key is in no backup. Copy the file “secret” of the data folder into the new one, from a place apart if the machine is lost.',
    'សោរបស់ម៉ាស៊ីនមិននៅក្នុងច្បាប់បម្រុងទេ។ ចម្លងឯកសារ «secret» ពីថតទិន្នន័យទៅថតថ្មី ឬពីកន្លែងដាច់ដោយឡែក បើម៉ាស៊ីនបាត់។',
  ],
  keySet: [
    'The server’s key, KADO_SECRET, is in no backup: keep it apart and set it for the new shop too.',
    'សោរបស់ម៉ាស៊ីន KADO_SECRET មិននៅក្នុងច្បាប់បម្រុងទេ៖ រក្សាទុកដាច់ដោយឡែក ហើយកំណត់វាសម្រាប់ហាងថ្មីផង។',
  ],
  copy: ['Copy', 'ចម្លង'],
  copied: ['Copied', 'បានចម្លង'],
  notCopied: ['It could not be copied. Please mark it and copy it.', 'ចម្លងមិនបាន។ សូមគូសវា រួចចម្លងដោយខ្លួនឯង។'],
});
