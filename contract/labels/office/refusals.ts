import { labelSet } from '../label-set.ts';

/** Reasons why the office refuses a request, as its calls return them in `error`. */
export const officeRefusals = labelSet(160, {
  incorrectSignIn: ['Incorrect email or password.', 'អ៊ីមែល ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវទេ។'],
  tooManyTries: [
    'Too many failed attempts. Try again in 15 minutes.',
    'អ្នកបានបញ្ចូលខុសច្រើនដងពេក។ សូមព្យាយាមម្តងទៀតក្នុងរយៈពេល 15 នាទី។',
  ],
  officeIsBusy: [
    'Too many people are signing in right now. Please try again.',
    'មានអ្នកចូលច្រើននៅពេលនេះ។ សូមព្យាយាមម្តងទៀត។',
  ],
  secondFactorNeeded: ['Please verify it’s you again.', 'សូមបញ្ជាក់អត្តសញ្ញាណរបស់អ្នកម្តងទៀត។'],
  notByKey: ['API keys can’t make this call.', 'កូនសោ API មិនអាចធ្វើរឿងនេះបានទេ។'],
  apiKeyMissing: ['Send an API key in the Authorization header.', 'សូមផ្ញើកូនសោ API។'],
  keyMisplaced: [
    'Send one key, in the Authorization header. End a key that was part of an address: addresses are logged on the way.',
    'សូមផ្ញើកូនសោ API តែមួយ។ សូមបញ្ឈប់កូនសោដែលនៅក្នុងអាសយដ្ឋាន ព្រោះគេកត់ត្រាអាសយដ្ឋានតាមផ្លូវ។',
  ],
  unknownField: ['{label} isn’t a parameter of this call.', 'ការហៅនេះគ្មាន {label} ទេ។'],
  keyRefused: ['This key is wrong, or has ended or expired.', 'កូនសោនេះមិនត្រឹមត្រូវ បានបញ្ឈប់ ឬផុតកំណត់ហើយ។'],
  keyElsewhere: ['This key doesn’t work from this address.', 'កូនសោនេះមិនអាចប្រើពីអាសយដ្ឋាននេះបានទេ។'],
  wrongCode: ['This code is wrong or has already been used.', 'កូដនេះមិនត្រឹមត្រូវ ឬបានប្រើរួចហើយ។'],
  passkeyRefused: [
    'This passkey was not accepted. Please try again.',
    'មិនអាចទទួលយកកូនសោសម្ងាត់នេះបានទេ។ សូមព្យាយាមម្តងទៀត។',
  ],
  invitationOver: [
    'This invitation has expired or was already used. Ask for a new one.',
    'ការអញ្ជើញនេះបានប្រើរួចហើយ ឬផុតកំណត់។ សូមសុំការអញ្ជើញថ្មី។',
  ],
  firstOwnerOver: [
    'This link has expired or was already used. The server prints a new one each time it starts, as long as the shop has no owner.',
    'តំណនេះបានប្រើរួចហើយ ឬផុតកំណត់។ ហាងបង្ហាញតំណថ្មីពេលចាប់ផ្តើម ដរាបណាមិនទាន់មានម្ចាស់។',
  ],
  easyPassword: [
    'This password is too easy to guess. Choose another one.',
    'ពាក្យសម្ងាត់នេះងាយទាយពេក។ សូមជ្រើសរើសពាក្យសម្ងាត់ផ្សេង។',
  ],
  changedMeanwhile: ['Someone else changed this in the meantime.', 'មានអ្នកផ្សេងបានកែរួចហើយ ក្នុងពេលអ្នកកំពុងកែ។'],
  stockMeanwhile: [
    'The stock was changed after this count began. Remove the product here and count it again.',
    'មានការកែស្តុក ក្រោយពេលចាប់ផ្តើមរាប់។ សូមដកផលិតផលចេញពីទីនេះ រួចរាប់ម្តងទៀត។',
  ],
  currencyOpen: ['Choose the currency of the prices first.', 'សូមជ្រើសរើសរូបិយប័ណ្ណនៃតម្លៃជាមុនសិន។'],
  addressTaken: ['A staff member already uses this email address.', 'មានបុគ្គលិកម្នាក់ប្រើអ៊ីមែលនេះរួចហើយ។'],
  nameTaken: ['A role with this name already exists.', 'មានតួនាទីឈ្មោះនេះរួចហើយ។'],
  roleInUse: ['This role is assigned to a staff member.', 'មានបុគ្គលិកម្នាក់កំពុងប្រើតួនាទីនេះ។'],
  lastOwner: ['The shop needs at least one owner.', 'ត្រូវតែមានម្ចាស់យ៉ាងតិចម្នាក់។'],
  lastFactor: ['Keep at least one sign-in method.', 'ត្រូវតែរក្សាទុកវិធីចូលយ៉ាងតិចមួយ។'],
  movedMeanwhile: [
    'Someone else just updated this order. Its status has changed.',
    'មានអ្នកផ្សេងធ្វើមុនហើយ៖ ការបញ្ជាទិញនេះប្តូរស្ថានភាពរួចហើយ។',
  ],
  stepNotAllowed: [
    'This isn’t possible in the order’s current status.',
    'មិនអាចធ្វើបែបនេះបានទេ តាមស្ថានភាពបច្ចុប្បន្ននៃការបញ្ជាទិញ។',
  ],
  balanceFirst: [
    'The balance isn’t paid yet. Ask for it, or record its payment.',
    'ប្រាក់នៅសល់មិនទាន់បង់ទេ។ សូមស្នើសុំ ឬកត់ត្រាការបង់។',
  ],
  parcelContents: [
    'There’s less left to pack than this. Choose the contents again.',
    'ទំនិញដែលនៅសល់មិនគ្រប់ចំនួននេះទេ។ សូមជ្រើសទំនិញក្នុងកញ្ចប់ម្តងទៀត។',
  ],
  parcelMeanwhile: [
    'Someone else just added a shipment to this order. Check what’s left and try again.',
    'មានអ្នកផ្សេងទើបបន្ថែមកញ្ចប់ក្នុងការបញ្ជាទិញនេះ។ សូមពិនិត្យទំនិញដែលនៅសល់ រួចធ្វើម្តងទៀត។',
  ],
  parcelDay: ['Choose a day between the order and today.', 'សូមជ្រើសថ្ងៃចន្លោះពីថ្ងៃបញ្ជាទិញ ដល់ថ្ងៃនេះ។'],
  callFirst: [
    'New customer paying cash: call to confirm the order first.',
    'ការបញ្ជាទិញរបស់អតិថិជនថ្មី៖ សូមទូរសព្ទទៅបញ្ជាក់ជាមុនសិន។',
  ],
  workWaits: [
    'Work can’t start yet: artwork, a proof, the deposit or stock is missing. The order says which.',
    'មិនទាន់ចាប់ផ្តើមធ្វើបានទេ៖ នៅខ្វះឡូហ្គោ ការយល់ព្រមលើគំរូរចនា ប្រាក់កក់ ឬទំនិញ។ សូមមើលក្នុងការបញ្ជាទិញ។',
  ],
  proofPrice: [
    'The order can’t have this price now. Check whether it is paid in full and wasn’t refunded.',
    'ពេលនេះ មិនអាចប្រើតម្លៃនេះបានទេ។ សូមពិនិត្យថាការបញ្ជាទិញបានបង់គ្រប់ ហើយមិនបានសងប្រាក់វិញទេ។',
  ],
  proofOutdated: [
    'The artwork or the order has changed since. Create the proof again.',
    'ឯកសាររចនា ឬការបញ្ជាទិញបានប្រែប្រួលហើយ។ សូមបង្កើតគំរូរចនាម្តងទៀត។',
  ],
  proofChanges: ['Write what should change.', 'សូមសរសេរអ្វីដែលត្រូវកែ។'],
  proofNote: ['Write what changed since the last proof.', 'សូមសរសេរអ្វីដែលបានកែពីគំរូរចនាមុន។'],
  proofLocked: [
    'This PDF is locked. Save it without a password, then send it again.',
    'PDF នេះមានពាក្យសម្ងាត់។ សូមរក្សាទុកដោយគ្មានពាក្យសម្ងាត់ រួចផ្ញើម្តងទៀត។',
  ],
  aiWithoutPdf: [
    'This AI file has no PDF inside. Save it with “Create PDF Compatible File”, then upload it again.',
    'ឯកសារ AI នេះគ្មាន PDF នៅខាងក្នុងទេ។ សូមរក្សាទុកដោយគូស «Create PDF Compatible File» រួចបញ្ជូនម្តងទៀត។',
  ],
  fileWithCode: [
    'This file contains code, such as a script. Save it as PNG, or as plain SVG or PDF.',
    'ឯកសារនេះមានកូដ។ សូមរក្សាទុកជា PNG ឬជា SVG ឬ PDF ដែលគ្មានកូដ។',
  ],
  artworkFull: [
    'The customer’s account has no room for more files.',
    'គណនីរបស់អតិថិជនគ្មានកន្លែងសម្រាប់ឯកសារថែមទៀតទេ។',
  ],
  longPrintText: [
    'The text is longer than 300 characters, or a name is longer than 60.',
    'អត្ថបទវែងជាង 300 តួអក្សរ ឬមានឈ្មោះវែងជាង 60 តួអក្សរ។',
  ],
  proofToDraw: [
    'The customer asked for a drawing. Draw it, then attach the proof.',
    'អតិថិជនសុំឱ្យយើងគូរ។ សូមគូរសិន រួចភ្ជាប់គំរូរចនា។',
  ],
  proofUnreadable: [
    'We can’t open this file. Send a PDF, SVG, PNG, JPEG or WebP.',
    'យើងបើកឯកសារនេះមិនបានទេ។ សូមផ្ញើជា PDF, SVG, PNG, JPEG ឬ WebP។',
  ],
  answeredMeanwhile: [
    'Someone else wrote in this thread in the meantime. Read it before you send your reply.',
    'មានអ្នកផ្សេងបានសរសេរហើយ ក្នុងពេលអ្នកកំពុងសរសេរ។ សូមអានមុនពេលផ្ញើ។',
  ],
  noEmailAddress: [
    'This person gave no email address. Call them instead.',
    'គេមិនបានផ្តល់អ៊ីមែលទេ។ សូមទូរសព្ទទៅគេជំនួសវិញ។',
  ],
  alreadyDecided: [
    'Someone else has already decided about this application.',
    'មានអ្នកផ្សេងបានសម្រេចអំពីសំណើនេះរួចហើយ។',
  ],
  accountExists: ['This email address already has an account.', 'អ៊ីមែលនេះមានគណនីរួចហើយ។'],
  demoOnly: ['This is only possible in a demo shop.', 'អាចធ្វើបានតែក្នុងហាងសាកល្បងប៉ុណ្ណោះ។'],
  webhookNotReady: [
    'The event is waiting to be sent, or its webhook is off or has no secret.',
    'ព្រឹត្តិការណ៍កំពុងរង់ចាំផ្ញើ ឬ webhook របស់វាបានបិទ ឬមិនទាន់មានសោ។',
  ],
  mailInProgress: ['This email is already being sent, or was just sent.', 'អ៊ីមែលនេះកំពុងផ្ញើ ឬទើបផ្ញើរួច។'],
  backupInProgress: ['A backup is already running.', 'កំពុងចម្លងបម្រុងរួចហើយ។'],
  enoughBackups: [
    'You can make up to 12 backups an hour. Try again later.',
    'ការចម្លងបម្រុងដប់ពីរដងក្នុងមួយម៉ោងគឺគ្រប់គ្រាន់ហើយ។ សូមព្យាយាមម្តងទៀតនៅពេលក្រោយ។',
  ],
  noRoomForBackup: ['Not enough disk space for another backup.', 'ថាសគ្មានទំហំគ្រប់គ្រាន់សម្រាប់ច្បាប់បម្រុងមួយទៀតទេ។'],
  enoughTests: [
    'You can send up to 10 test emails an hour. Try again later.',
    'អ៊ីមែលសាកល្បងដប់ក្នុងមួយម៉ោងគឺគ្រប់គ្រាន់ហើយ។ សូមព្យាយាមម្តងទៀតនៅពេលក្រោយ។',
  ],
  totalChanged: ['The total has changed. Please review it.', 'ឥឡូវសរុបជាចំនួនផ្សេង។ សូមពិនិត្យម្តងទៀត។'],
  moneyUnsettled: [
    'The payment for this order is disputed or not yet settled.',
    'ប្រាក់នៃការបញ្ជាទិញនេះមានការតវ៉ា ឬមិនទាន់ដឹងច្បាស់។',
  ],
  allGoesBack: [
    'This would refund the whole payment. Refund the order instead.',
    'ប្រាក់ដែលបានទូទាត់ទាំងអស់នឹងត្រូវសងវិញ។ សូមសងប្រាក់ការបញ្ជាទិញនេះវិញជំនួស។',
  ],
  creditExceeded: [
    'The customer’s credit limit would be exceeded. Raise the limit or lower the total.',
    'សរុបនេះនឹងលើសកម្រិតទិញបង់ក្រោយរបស់អតិថិជន។ សូមបង្កើនកម្រិត ឬបន្ថយសរុប។',
  ],
  otherAmount: ['The amount due has changed.', 'ឥឡូវចំនួនប្រាក់ដែលត្រូវទូទាត់ខុសពីនេះ។'],
  setByEnvironment: [
    'An environment variable sets this on the server, so it can’t be changed here.',
    'ម៉ាស៊ីនមេបានកំណត់ចំណុចនេះ (environment variable) ដូច្នេះមិនអាចកែនៅទីនេះបានទេ។',
  ],
  fieldsWrong: ['Some values aren’t valid. Check the highlighted fields.', 'មានចន្លោះខ្លះមិនត្រឹមត្រូវ។ សូមពិនិត្យឡើងវិញ។'],
  wordsApart: [
    'These values belong to different options and can’t be merged.',
    'ពាក្យទាំងពីរជាតម្លៃនៃជម្រើសផ្សេងគ្នា មិនអាចបញ្ចូលគ្នាបានទេ។',
  ],
  mergeTooMany: [
    'More than 1,000 products use this. Reassign some of them first.',
    'មានផលិតផលលើសពី 1,000 ប្រើវា។ សូមប្តូរផលិតផលខ្លះជាមុនសិន។',
  ],
  mergeRefused: [
    'A product couldn’t be updated, so no products were merged.',
    'មានផលិតផលមួយមិនអាចកែបាន ដូច្នេះមិនបានកែអ្វីទេ។',
  ],
  notPicture: [
    'This file isn’t a supported picture. Use JPEG, PNG or WebP.',
    'ហាងមិនអាចបង្ហាញឯកសារនេះជារូបភាពបានទេ។ សូមប្រើ JPEG, PNG ឬ WebP។',
  ],
  heicPicture: [
    'HEIC pictures aren’t supported. Save this one as JPEG. For new photos on an iPhone, choose Settings › Camera › Formats › Most Compatible.',
    'មិនអាចអានរូប HEIC បានទេ។ សូមរក្សាទុករូបនេះជា JPEG។ សម្រាប់រូបថតថ្មីនៅលើ iPhone សូមជ្រើសរើស Settings › Camera › Formats › Most Compatible។',
  ],
  pictureFormat: [
    'We can’t show {format} files as a picture. Use a JPEG, PNG or WebP instead.',
    'យើងបង្ហាញឯកសារ {format} ជារូបភាពមិនបានទេ។ សូមប្រើ JPEG, PNG ឬ WebP ជំនួសវិញ។',
  ],
  archiveFormat: [
    'This is an archive ({format}). Unpack it, then upload the files inside.',
    'នេះជាឯកសារបង្រួម ({format})។ សូមពន្លាវា រួចបញ្ជូនឯកសារនៅខាងក្នុង។',
  ],
  proofFormat: [
    'We can’t open {format} files. Save it as PDF, SVG, PNG, JPEG or WebP.',
    'យើងបើកឯកសារ {format} មិនបានទេ។ សូមរក្សាទុកជា PDF, SVG, PNG, JPEG ឬ WebP។',
  ],
  proofTooLarge: [
    'This picture is larger than 100 megapixels. Resize it first.',
    'រូបភាពនេះធំជាង 100 លានភីកសែល។ សូមបង្រួមវាសិន។',
  ],
  damagedPicture: [
    'This file is damaged or incomplete. Save it again, then upload it.',
    'ឯកសារនេះខូច ឬមិនពេញលេញ។ សូមរក្សាទុកម្តងទៀត រួចបញ្ជូនវា។',
  ],
  longFileName: [
    'The file’s name is longer than 200 characters. Rename it, then upload it again.',
    'ឈ្មោះឯកសារវែងជាង 200 តួអក្សរ។ សូមប្តូរឈ្មោះ រួចបញ្ជូនម្តងទៀត។',
  ],
  slowPicture: [
    'This picture takes too long to process. Make it smaller or save it as JPEG, then upload it again.',
    'ការរៀបចំរូបភាពនេះយូរពេក។ សូមបង្រួមវា ឬរក្សាទុកជា JPEG រួចបញ្ជូនម្តងទៀត។',
  ],
  tooManyPixels: [
    'This picture is larger than 50 megapixels. Resize it first.',
    'រូបភាពនេះធំជាង 50 លានភីកសែល។ សូមបង្រួមវាសិន។',
  ],
  fileTooLarge: ['This file is too large.', 'ឯកសារនេះធំពេក។'],
  uploadOver: [
    'This upload has expired. Please upload the file again.',
    'ការបញ្ជូននេះលែងមានទៀតហើយ។ សូមបញ្ជូនឯកសារម្តងទៀត។',
  ],
  noRiel: ['This order has no amount in riel.', 'ការបញ្ជាទិញនេះគ្មានតម្លៃជារៀលទេ។'],
  referenceUsed: [
    'This reference is already used for another payment.',
    'លេខយោងនេះបានកត់ត្រាសម្រាប់ប្រាក់ផ្សេងរួចហើយ។',
  ],
  moneyIsOtherNow: [
    'This payment has changed in the meantime. Please review it.',
    'ក្នុងពេលនេះ ស្ថានភាពនៃប្រាក់នេះបានប្តូរ។ សូមពិនិត្យម្តងទៀត។',
  ],
  paidMeanwhile: ['The order has been paid or has expired in the meantime.', 'ក្នុងពេលនេះ បានទូទាត់ ឬផុតកំណត់រួចហើយ។'],
  decidedBefore: ['Someone already decided this.', 'មានអ្នកសម្រេចរួចហើយ។'],
  taxInvoiceIssued: [
    'The tax invoice is issued, so its buyer can’t be changed.',
    'វិក្កយបត្រអាករចេញហើយ ដូច្នេះមិនអាចប្តូរអ្នកទិញបានទេ។',
  ],
  referenceNeeded: ['Enter the reference of your transfer.', 'សូមបញ្ចូលលេខយោងនៃការផ្ទេររបស់អ្នក។'],
  sentBackBefore: ['This refund is already recorded.', 'មានអ្នកកត់ត្រាវារួចហើយ។'],
  notPaidHere: ['This order wasn’t paid through the shop.', 'មិនបានទូទាត់តាមហាងទេ។'],
  moreThanIsLeft: ['The amount is more than you can refund.', 'ប្រាក់ដែលនៅសល់សម្រាប់សង មិនដល់ចំនួននេះទេ។'],
  linesGivenBack: ['The quantity is more than you can refund.', 'ចំនួនទំនិញដែលនៅសល់សម្រាប់សង មិនដល់ចំនួននេះទេ។'],
  givenBackMeanwhile: [
    'Someone else made a refund in the meantime. Check the remaining amount.',
    'ក្នុងពេលនេះ មានអ្នកសងប្រាក់រួចហើយ។ សូមពិនិត្យចំនួនដែលនៅសល់។',
  ],
  numberClosed: ['The account for this phone number is closed.', 'គណនីនៃលេខនេះបានបិទហើយ។'],
  orderRefused: ['This order can’t be placed as it is.', 'មិនអាចបញ្ជាទិញបែបនេះបានទេ។'],
  enoughViews: [
    'You can save up to 50 views per page. Delete one first.',
    'ផ្នែកមួយរក្សាទុកបានត្រឹម 50 តារាង។ សូមលុបមួយសិន។',
  ],
  notFound: ['This no longer exists.', 'រកមិនឃើញទៀតទេ។'],
  tooManyLabels: [
    'One file can have up to 1,000 labels. Select fewer products or copies.',
    'ឯកសារមួយដាក់បានដល់ 1,000 ស្លាក។ សូមជ្រើសផលិតផល ឬចំនួនតិចជាងនេះ។',
  ],
  nothingToPack: [
    'This order is download-only. There is nothing to ship.',
    'គ្មានទំនិញត្រូវផ្ញើទេ៖ អតិថិជនទាញយកឯកសារ។',
  ],
  papersMissing: [
    'PDFs can’t be created on this server’s operating system.',
    'មិនអាចបង្កើតឯកសារ PDF នៅទីនេះបានទេ៖ កម្មវិធីរៀបអក្សរមិនគាំទ្រប្រព័ន្ធរបស់ម៉ាស៊ីននេះ។',
  ],
  papersFailed: [
    'Couldn’t create the PDF. Try again with fewer orders.',
    'មិនអាចបង្កើតឯកសារ PDF បានទេ។ សូមព្យាយាមម្តងទៀតជាមួយការបញ្ជាទិញតិចជាងនេះ។',
  ],
});
