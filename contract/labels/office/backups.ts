import { labelSet } from '../label-set.ts';

/** Backups on this machine: creating, verifying and restoring them. */
export const officeBackupLabels = labelSet(276, {
  last: ['Latest backup', 'ច្បាប់ចុងក្រោយ'],
  none: ['No backups on this server yet.', 'មិនទាន់មានច្បាប់បម្រុងលើម៉ាស៊ីននេះទេ។'],
  now: ['Back up now', 'ចម្លងបម្រុងឥឡូវ'],
  begun: ['Backup started. You can keep working.', 'កំពុងចម្លង។ អ្នកអាចបន្តធ្វើការបាន។'],
  running: ['Backing up: {done} of {all} parts', 'កំពុងចម្លង៖ {done} ក្នុងចំណោម {all} ផ្នែក'],
  beginning: ['Starting backup', 'កំពុងចម្លង'],
  made: ['Created {when}.', 'បានចម្លងនៅ {when}។'],
  failed: [
    'The backup at {when} failed and left no files behind. See the server log for the reason.',
    'ការចម្លងបម្រុងនៅ {when} មិនបានសម្រេច។ កំណត់ហេតុរបស់ម៉ាស៊ីនមេប្រាប់មូលហេតុ ហើយគ្មានអ្វីនៅសល់ទេ។',
  ],
  about: [
    'A complete copy of the shop at one moment, taken while the shop stays open. No other software is needed.',
    'អ្វីៗទាំងអស់របស់ហាង គិតត្រឹមពេលតែមួយ ខណៈហាងបន្តលក់។ ហាងធ្វើដោយខ្លួនឯង មិនត្រូវការកម្មវិធីផ្សេងទេ។',
  ],
  nightly: [
    'Backups are stored on the shop’s own server and would be lost with it. Schedule {command} every night and copy the result to another machine.',
    'វានៅលើម៉ាស៊ីនរបស់ហាង ហើយនឹងបាត់ជាមួយម៉ាស៊ីន៖ សូមឱ្យម៉ាស៊ីនមេចម្លងរៀងរាល់យប់ តាម {command} រួចចម្លងទៅម៉ាស៊ីនផ្សេង។',
  ],
  free: ['{size} free on disk.', 'ថាសនៅទំនេរ {size}។'],
  list: ['All backups', 'ច្បាប់បម្រុងទាំងអស់'],
  when: ['Created', 'ពេលចម្លង'],
  size: ['Size', 'ទំហំ'],
  holds: ['Contents', 'មាន'],
  holdsWhat: ['Rows: {rows}, files: {files}', '{rows} ជួរ, {files} ឯកសារ'],
  whole: ['Verified', 'អានផ្ទៀងផ្ទាត់'],
  readWhole: ['OK, {when}', 'ពេញលេញ {when}'],
  readDamaged: ['corrupted, {when}', 'ខូច {when}'],
  readNever: ['not yet', 'មិនទាន់'],
  reading: ['verifying', 'កំពុងអាន'],
  read: ['Verify', 'អានផ្ទៀងផ្ទាត់'],
  readThat: ['Verify backup: {when}', 'អានផ្ទៀងផ្ទាត់៖ {when}'],
  restore: ['Restore a backup', 'របៀបយកមកវិញ'],
  which: ['Backup', 'ច្បាប់ណា'],
  restoreAbout: [
    'Run these on the server, in the Kado folder. Your live shop is not affected: the backup is restored to a new location and stays inactive until you activate it.',
    'នៅម៉ាស៊ីនមេ ក្នុងថតរបស់ Kado។ មិនប៉ះពាល់ហាងដែលកំពុងដំណើរការទេ៖ អ្វីៗទៅកន្លែងថ្មីនៅក្បែរ ហើយនៅស្ងៀមរហូតដល់ដាស់វា។',
  ],
  bring: ['Restore it to a new folder:', 'យកមកវិញក្នុងថតថ្មី៖'],
  bringBase: [
    'Create an empty database, then restore into it and into a new folder:',
    'បង្កើតទិន្នន័យទទេ រួចយកមកវិញក្នុងនោះ និងក្នុងថតថ្មី៖',
  ],
  bucket: [
    'With object storage: set S3_URL to a new, empty bucket too.',
    'បើប្រើ bucket៖ ដាក់ឈ្មោះ bucket ថ្មីទទេក្នុង S3_URL ផង។',
  ],
  lookAt: ['Start it on another port and check it:', 'ចាប់ផ្តើមវានៅច្រកផ្សេង រួចពិនិត្យ៖'],
  wake: [
    'To switch over, stop the current shop and activate this one. You’ll be asked what to do with emails still in the queue:',
    'បើត្រូវក្លាយជាហាង សូមបិទហាងចាស់ រួចដាស់វា។ វានឹងសួរអំពីអ៊ីមែលដែលរង់ចាំ៖',
  ],
  keyFile: [
    'Backups don’t include the server’s secret key. Copy the “secret” file from the old data folder to the new one. If the machine is lost, use the copy you keep elsewhere.',
    'សោរបស់ម៉ាស៊ីនមិននៅក្នុងច្បាប់បម្រុងទេ។ ចម្លងឯកសារ «secret» ពីថតទិន្នន័យទៅថតថ្មី ឬពីកន្លែងដាច់ដោយឡែក បើម៉ាស៊ីនបាត់។',
  ],
  keySet: [
    'Backups don’t include the server’s secret key (KADO_SECRET). Keep a separate copy and set it for the new shop too.',
    'សោរបស់ម៉ាស៊ីន KADO_SECRET មិននៅក្នុងច្បាប់បម្រុងទេ៖ រក្សាទុកដាច់ដោយឡែក ហើយកំណត់វាសម្រាប់ហាងថ្មីផង។',
  ],
  copied: ['Copied', 'បានចម្លង'],
  notCopied: ['Couldn’t copy. Select the text and copy it yourself.', 'ចម្លងមិនបាន។ សូមគូសវា រួចចម្លងដោយខ្លួនឯង។'],
});
