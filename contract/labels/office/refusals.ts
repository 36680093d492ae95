import { labelSet } from '../label-set.ts';

/** Why the office refuses something, as its calls answer it in `error`. */
export const officeRefusals = labelSet(160, {
  incorrectSignIn: ['The email or the password is not right.', 'អ៊ីមែល ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវទេ។'],
  tooManyTries: [
    'Too many wrong tries. Please try again in 15 minutes.',
    'អ្នកបានបញ្ចូលខុសច្រើនដងពេក។ សូមព្យាយាមម្តងទៀតក្នុងរយៈពេល 15 នាទី។',
  ],
  officeIsBusy: ['Many sign in at this moment. Please try again.', 'មានអ្នកចូលច្រើននៅពេលនេះ។ សូមព្យាយាមម្តងទៀត។'],
  secondFactorNeeded: ['Please show your second factor again.', 'សូមបញ្ជាក់អត្តសញ្ញាណរបស់អ្នកម្តងទៀត។'],
  wrongCode: ['This code is not right, or was used already.', 'កូដនេះមិនត្រឹមត្រូវ ឬបានប្រើរួចហើយ។'],
  passkeyRefused: [
    'This passkey was not accepted. Please try again.',
    'មិនអាចទទួលយកកូនសោសម្ងាត់នេះបានទេ។ សូមព្យាយាមម្តងទៀត។',
  ],
  invitationOver: [
    'This invitation was used already, or is over. Please ask for a new one.',
    'ការអញ្ជើញនេះបានប្រើរួចហើយ ឬផុតកំណត់។ សូមសុំការអញ្ជើញថ្មី។',
  ],
  firstOwnerOver: [
    'This link was used already, or is over. The shop prints a new one when it starts, as long as it has no owner.',
    'តំណនេះបានប្រើរួចហើយ ឬផុតកំណត់។ ហាងបង្ហាញតំណថ្មីពេលចាប់ផ្តើម ដរាបណាមិនទាន់មានម្ចាស់។',
  ],
  easyPassword: [
    'This password is easy to guess. Please choose another one.',
    'ពាក្យសម្ងាត់នេះងាយទាយពេក។ សូមជ្រើសរើសពាក្យសម្ងាត់ផ្សេង។',
  ],
  changedMeanwhile: ['Somebody has changed this meanwhile.', 'មានអ្នកផ្សេងបានកែរួចហើយ ក្នុងពេលអ្នកកំពុងកែ។'],
  addressTaken: ['Somebody of the staff has this address already.', 'មានបុគ្គលិកម្នាក់ប្រើអ៊ីមែលនេះរួចហើយ។'],
  nameTaken: ['There is a role of this name already.', 'មានតួនាទីឈ្មោះនេះរួចហើយ។'],
  roleInUse: ['Somebody of the staff has this role.', 'មានបុគ្គលិកម្នាក់កំពុងប្រើតួនាទីនេះ។'],
  lastOwner: ['Somebody must stay the owner.', 'ត្រូវតែមានម្ចាស់យ៉ាងតិចម្នាក់។'],
  lastFactor: ['One way to sign in must stay.', 'ត្រូវតែរក្សាទុកវិធីចូលយ៉ាងតិចមួយ។'],
  movedMeanwhile: [
    'Somebody else was quicker: the order stands elsewhere now.',
    'មានអ្នកផ្សេងធ្វើមុនហើយ៖ ការបញ្ជាទិញនេះប្តូរស្ថានភាពរួចហើយ។',
  ],
  stepNotAllowed: [
    'This cannot be done with the order as it stands.',
    'មិនអាចធ្វើបែបនេះបានទេ តាមស្ថានភាពបច្ចុប្បន្ននៃការបញ្ជាទិញ។',
  ],
  callFirst: [
    'A newcomer’s order: call them first, and confirm it.',
    'ការបញ្ជាទិញរបស់អតិថិជនថ្មី៖ សូមទូរសព្ទទៅបញ្ជាក់ជាមុនសិន។',
  ],
  mailUnderWay: ['This email is queued already, or was queued a moment ago.', 'អ៊ីមែលនេះកំពុងផ្ញើ ឬទើបផ្ញើរួច។'],
  backupUnderWay: ['A backup is being made already.', 'កំពុងចម្លងបម្រុងរួចហើយ។'],
  enoughBackups: [
    'Twelve backups an hour are enough. Please try again later.',
    'ការចម្លងបម្រុងដប់ពីរដងក្នុងមួយម៉ោងគឺគ្រប់គ្រាន់ហើយ។ សូមព្យាយាមម្តងទៀតនៅពេលក្រោយ។',
  ],
  noRoomForBackup: [
    'There is not enough room on the disk for another backup.',
    'ថាសគ្មានទំហំគ្រប់គ្រាន់សម្រាប់ច្បាប់បម្រុងមួយទៀតទេ។',
  ],
  enoughTests: [
    'Ten test mails an hour are enough. Please try again later.',
    'អ៊ីមែលសាកល្បងដប់ក្នុងមួយម៉ោងគឺគ្រប់គ្រាន់ហើយ។ សូមព្យាយាមម្តងទៀតនៅពេលក្រោយ។',
  ],
  totalChanged: ['It comes to another amount by now. Please look again.', 'ឥឡូវសរុបជាចំនួនផ្សេង។ សូមពិនិត្យម្តងទៀត។'],
  moneyUnsettled: [
    'The money of this order is disputed, or nobody knows yet where it is.',
    'ប្រាក់នៃការបញ្ជាទិញនេះមានការតវ៉ា ឬមិនទាន់ដឹងច្បាស់។',
  ],
  allGoesBack: [
    'All that was paid would go back. Please refund the order instead.',
    'ប្រាក់ដែលបានទូទាត់ទាំងអស់នឹងត្រូវសងវិញ។ សូមសងប្រាក់ការបញ្ជាទិញនេះវិញជំនួស។',
  ],
  otherAmount: ['It is another amount that is asked for now.', 'ឥឡូវចំនួនប្រាក់ដែលត្រូវទូទាត់ខុសពីនេះ។'],
  setByEnvironment: [
    'The environment of the server sets this, and wins.',
    'បរិស្ថានរបស់ម៉ាស៊ីនមេកំណត់ចំណុចនេះ ហើយមានអាទិភាព។',
  ],
  fieldsWrong: ['Some of it cannot be so. Please look at the fields.', 'មានចន្លោះខ្លះមិនត្រឹមត្រូវ។ សូមពិនិត្យឡើងវិញ។'],
  wordsApart: [
    'They are choices of two options, and stay two.',
    'ពាក្យទាំងពីរជាតម្លៃនៃជម្រើសផ្សេងគ្នា មិនអាចបញ្ចូលគ្នាបានទេ។',
  ],
  mergeTooMany: [
    'More than 1,000 products have it. Please give some of them the other one first.',
    'មានផលិតផលលើសពី 1,000 ប្រើវា។ សូមប្តូរផលិតផលខ្លះជាមុនសិន។',
  ],
  mergeRefused: ['A product cannot be changed, so nothing was.', 'មានផលិតផលមួយមិនអាចកែបាន ដូច្នេះមិនបានកែអ្វីទេ។'],
  notPicture: [
    'This is no picture the shop can show. JPEG, PNG and WebP are best.',
    'ហាងមិនអាចបង្ហាញឯកសារនេះជារូបភាពបានទេ។ សូមប្រើ JPEG, PNG ឬ WebP។',
  ],
  heicPicture: [
    'HEIC pictures can’t be read here. Please save this one as JPEG. For new photos on an iPhone, choose Settings › Camera › Formats › Most Compatible.',
    'មិនអាចអានរូប HEIC បានទេ។ សូមរក្សាទុករូបនេះជា JPEG។ សម្រាប់រូបថតថ្មីនៅលើ iPhone សូមជ្រើសរើស Settings › Camera › Formats › Most Compatible។',
  ],
  slowPicture: [
    'This picture takes too long to prepare. Please make it smaller, or save it as JPEG, and send it again.',
    'ការរៀបចំរូបភាពនេះយូរពេក។ សូមបង្រួមវា ឬរក្សាទុកជា JPEG រួចបញ្ជូនម្តងទៀត។',
  ],
  tooManyPixels: [
    'This picture has more than 50 million pixels. Please make it smaller first.',
    'រូបភាពនេះធំជាង 50 លានភីកសែល។ សូមបង្រួមវាសិន។',
  ],
  fileTooLarge: ['This file is too large.', 'ឯកសារនេះធំពេក។'],
  uploadOver: [
    'This upload is not there any more. Please send the file again.',
    'ការបញ្ជូននេះលែងមានទៀតហើយ។ សូមបញ្ជូនឯកសារម្តងទៀត។',
  ],
  noRiel: ['This order has no amount in riel.', 'ការបញ្ជាទិញនេះគ្មានតម្លៃជារៀលទេ។'],
  referenceUsed: ['This reference is noted for other money already.', 'លេខយោងនេះបានកត់ត្រាសម្រាប់ប្រាក់ផ្សេងរួចហើយ។'],
  moneyIsOtherNow: [
    'Meanwhile this money comes to something else. Please look again.',
    'ក្នុងពេលនេះ ស្ថានភាពនៃប្រាក់នេះបានប្តូរ។ សូមពិនិត្យម្តងទៀត។',
  ],
  paidMeanwhile: ['Meanwhile it was paid, or has ended.', 'ក្នុងពេលនេះ បានទូទាត់ ឬផុតកំណត់រួចហើយ។'],
  sentBackBefore: ['Somebody has noted this already.', 'មានអ្នកកត់ត្រាវារួចហើយ។'],
  notPaidHere: ['It was not paid through the shop.', 'មិនបានទូទាត់តាមហាងទេ។'],
  moreThanIsLeft: ['So much is not left to give back.', 'ប្រាក់ដែលនៅសល់សម្រាប់សង មិនដល់ចំនួននេះទេ។'],
  linesGivenBack: ['So many pieces are not left to give back.', 'ចំនួនទំនិញដែលនៅសល់សម្រាប់សង មិនដល់ចំនួននេះទេ។'],
  givenBackMeanwhile: [
    'Meanwhile somebody has given money back. Please look at what is left.',
    'ក្នុងពេលនេះ មានអ្នកសងប្រាក់រួចហើយ។ សូមពិនិត្យចំនួនដែលនៅសល់។',
  ],
  numberClosed: ['The account of this number is closed.', 'គណនីនៃលេខនេះបានបិទហើយ។'],
  orderRefused: ['The order cannot be placed like this.', 'មិនអាចបញ្ជាទិញបែបនេះបានទេ។'],
  enoughViews: [
    'Fifty views of one screen are enough. Please remove one first.',
    'តារាងរក្សាទុក 50 សម្រាប់ផ្នែកមួយគ្រប់គ្រាន់ហើយ។ សូមដកមួយចេញសិន។',
  ],
  notFound: ['This is not there any more.', 'រកមិនឃើញទៀតទេ។'],
  nothingToPack: ['Nothing of this is sent: it is downloaded.', 'គ្មានទំនិញត្រូវផ្ញើទេ៖ អតិថិជនទាញយកឯកសារ។'],
  papersMissing: [
    'PDF files cannot be made here: the typesetter has no part for the system of this machine.',
    'មិនអាចបង្កើតឯកសារ PDF នៅទីនេះបានទេ៖ កម្មវិធីរៀបអក្សរមិនគាំទ្រប្រព័ន្ធរបស់ម៉ាស៊ីននេះ។',
  ],
  papersFailed: [
    'The PDF could not be made. Please try again with fewer orders.',
    'មិនអាចបង្កើតឯកសារ PDF បានទេ។ សូមព្យាយាមម្តងទៀតជាមួយការបញ្ជាទិញតិចជាងនេះ។',
  ],
});
