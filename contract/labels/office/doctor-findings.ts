import { labelSet } from '../label-set.ts';

/** What the doctor finds: `npm run doctor` says it in English, the office in both languages. */
export const doctorFindings = labelSet(227, {
  databaseAway: ['the database does not answer', 'ម៉ាស៊ីនទិន្នន័យមិនឆ្លើយតបទេ'],
  databaseUnfit: [
    'the database answers, but the shop cannot use it so',
    'ម៉ាស៊ីនទិន្នន័យឆ្លើយតប តែហាងប្រើវាបែបនេះមិនបានទេ',
  ],
  replicaAway: ['the replica does not answer', 'ច្បាប់ចម្លងមិនឆ្លើយតបទេ'],
  replicaUnfit: [
    'the replica answers, but the shop cannot use it so',
    'ច្បាប់ចម្លងឆ្លើយតប តែហាងប្រើវាបែបនេះមិនបានទេ',
  ],
  bucketClosed: ['the bucket {url} cannot be used', 'មិនអាចប្រើ bucket {url} បានទេ'],
  modeProduction: ['KADO_MODE is production', 'KADO_MODE គឺ production'],
  modeDemoReached: [
    'KADO_MODE is demo, and others can reach it: it has accounts with known passwords',
    'KADO_MODE គឺ demo ហើយអ្នកផ្សេងអាចចូលបាន៖ មានគណនីដែលគេស្គាល់ពាក្យសម្ងាត់',
  ],
  modeDemo: ['KADO_MODE is demo: for trying out, on this machine', 'KADO_MODE គឺ demo៖ សម្រាប់សាកល្បងលើម៉ាស៊ីននេះ'],
  publicUrl: ['PUBLIC_URL is {url}', 'PUBLIC_URL គឺ {url}'],
  publicUrlPlain: [
    'PUBLIC_URL is {url}: passwords travel in the clear',
    'PUBLIC_URL គឺ {url}៖ ពាក្យសម្ងាត់ឆ្លងបណ្តាញដោយគ្មានការការពារ',
  ],
  proxyMissing: [
    'TRUST_PROXY is not set, but https:// says that there is a proxy: all visitors share one limit',
    'មិនទាន់កំណត់ TRUST_PROXY ទេ តែ https:// បញ្ជាក់ថាមាន proxy៖ អ្នកចូលមើលទាំងអស់ប្រើកម្រិតកំណត់តែមួយ',
  ],
  proxy: ['TRUST_PROXY is {proxies}', 'TRUST_PROXY គឺ {proxies}'],
  noProxy: ['no proxy is trusted', 'មិនទុកចិត្ត proxy ណាទេ'],
  asRoot: ['this program runs as root', 'កម្មវិធីនេះដំណើរការជា root'],
  notRoot: ['this program does not run as root', 'កម្មវិធីនេះមិនដំណើរការជា root ទេ'],
  keyInFile: ['the key is the file “secret” in the data folder', 'សោគឺឯកសារ «secret» ក្នុងថតទិន្នន័យ'],
  keySet: ['KADO_SECRET is set', 'បានកំណត់ KADO_SECRET'],
  ownerMissing: [
    'DATABASE_OWNER_URL is not set: the shop runs as the owner of its tables',
    'មិនទាន់កំណត់ DATABASE_OWNER_URL ទេ៖ ហាងដំណើរការជាម្ចាស់តារាងរបស់ខ្លួន',
  ],
  ownerApart: ['tables belong to another role than the shop’s', 'តារាងជារបស់តួនាទីផ្សេងពីតួនាទីរបស់ហាង'],
  otherSites: ['pages of {sites} may use the calls', 'ទំព័ររបស់ {sites} អាចហៅប្រើបាន'],
  noOtherSite: ['no other site may use the calls', 'គ្មានគេហទំព័រផ្សេងហៅប្រើបានទេ'],

  noTypesetter: [
    'invoices and packing slips cannot be made on this system',
    'ប្រព័ន្ធនេះបង្កើតវិក្កយបត្រ និងប័ណ្ណវេចខ្ចប់មិនបានទេ',
  ],
  scriptsPrinted: [
    'invoices and packing slips have letters for all scripts that were looked for',
    'វិក្កយបត្រ និងប័ណ្ណវេចខ្ចប់មានអក្សរសម្រាប់ភាសាទាំងអស់ដែលបានពិនិត្យ',
  ],
  scriptsMissing: [
    'invoices and packing slips show boxes for letters of: {scripts}',
    'វិក្កយបត្រ និងប័ណ្ណវេចខ្ចប់បង្ហាញប្រអប់ជំនួសអក្សរ៖ {scripts}',
  ],
  databaseOff: [
    'the embedded database is not running, so it was not looked at',
    'ទិន្នន័យដែលភ្ជាប់មកមិនទាន់ដំណើរការទេ ដូច្នេះមិនបានពិនិត្យ',
  ],
  postgres: [
    'PostgreSQL {version}, {megabytes} MB; writes are forced to the disk',
    'PostgreSQL {version} ទំហំ {megabytes} MB; រាល់ការសរសេរទៅដល់ថាសភ្លាម',
  ],
  superuser: ['the shop’s role is a superuser', 'តួនាទីរបស់ហាងគឺ superuser'],
  ownsTables: ['the shop’s role owns {n} tables', 'តួនាទីរបស់ហាងជាម្ចាស់តារាង {n}'],
  ordinaryRole: [
    'the shop’s role owns nothing and is no superuser',
    'តួនាទីរបស់ហាងមិនមែនជាម្ចាស់អ្វីទេ ហើយមិនមែន superuser',
  ],
  migrationsPending: ['migrations have not run: {names}', 'ការបម្លែងទិន្នន័យមិនទាន់ដំណើរការ៖ {names}'],
  migrationsDone: ['all migrations have run', 'ការបម្លែងទិន្នន័យដំណើរការអស់ហើយ'],
  newerRelease: ['a newer release has been here: {names}', 'ធ្លាប់មានកំណែថ្មីជាងដំណើរការនៅទីនេះ៖ {names}'],
  clocksApart: [
    'the database’s clock and this machine’s are {seconds} s apart; the shop is not ready so',
    'នាឡិការបស់វា និងរបស់ម៉ាស៊ីននេះខុសគ្នា {seconds} វិនាទី; ហាងមិនទាន់រួចរាល់ទេ',
  ],
  clocksAgree: [
    'the database’s clock and this machine’s are {ms} ms apart',
    'នាឡិកាម៉ាស៊ីនទិន្នន័យ និងរបស់ម៉ាស៊ីននេះខុសគ្នា {ms} ms',
  ],
  connectionsFew: [
    'its {most} connections do for {processes} process',
    'ការតភ្ជាប់ {most} គ្រប់សម្រាប់តែដំណើរការ {processes}',
  ],
  connections: [
    'its {most} connections do for {processes} processes; {used} are in use',
    'ការតភ្ជាប់ {most} គ្រប់សម្រាប់ដំណើរការ {processes}; កំពុងប្រើ {used}',
  ],
  demoInProduction: [
    'it was filled with the demo shop, and production refuses it',
    'វាមានទិន្នន័យហាងសាកល្បង ហើយ production មិនទទួល',
  ],
  demoData: ['the database holds the demo shop', 'ទិន្នន័យក្នុងប្រព័ន្ធជារបស់ហាងសាកល្បង'],
  noDemoData: ['it holds no demo data', 'គ្មានទិន្នន័យសាកល្បងទេ'],
  shopCreated: ['the shop was created: it has a name', 'ហាងបានបង្កើតហើយ៖ មានឈ្មោះ'],
  shopMissing: [
    'no shop was created: it has no name, and mails to it go nowhere',
    'មិនទាន់បង្កើតហាងទេ៖ គ្មានឈ្មោះ ហើយអ៊ីមែលផ្ញើទៅហាងមិនទៅដល់ណាទេ',
  ],
  silentCopy: [
    'it is a restored copy as of {takenAt} and keeps silent: no mail, no job, no payment',
    'វាជាច្បាប់ចម្លងគិតត្រឹម {takenAt} ហើយនៅស្ងៀម៖ គ្មានអ៊ីមែល គ្មានការងារ គ្មានការទូទាត់',
  ],
  embeddedUpdates: [
    'the embedded PostgreSQL gets its updates only with a new release of Kado',
    'PostgreSQL ដែលភ្ជាប់មកទទួលបច្ចុប្បន្នភាពតែជាមួយកំណែថ្មីរបស់ Kado',
  ],
  embeddedBehind: [
    'the embedded PostgreSQL is {shipped}; {newest} mends {faults} faults, of security too (as of {day})',
    'PostgreSQL ដែលភ្ជាប់មកគឺ {shipped}; កំណែ {newest} កែកំហុស {faults} រួមទាំងផ្នែកសុវត្ថិភាព (គិតត្រឹម {day})',
  ],
  embeddedNewest: [
    'the embedded PostgreSQL is the newest known of its line',
    'PostgreSQL ដែលភ្ជាប់មកគឺថ្មីបំផុតក្នុងស៊េរីរបស់វា',
  ],
  replicaAlone: ['the server of DATABASE_READ_URL follows nobody', 'ម៉ាស៊ីន DATABASE_READ_URL មិនតាមម៉ាស៊ីនណាទេ'],
  replicaBehind: [
    'the replica is {bytes} bytes behind, so the primary answers in its place',
    'ច្បាប់ចម្លងយឺតជាង {bytes} បៃ ដូច្នេះម៉ាស៊ីនមេឆ្លើយជំនួស',
  ],
  replicaEven: ['the replica shows everything the primary has', 'ច្បាប់ចម្លងមានគ្រប់យ៉ាងដូចម៉ាស៊ីនមេ'],

  mailsLate: ['{n} mails wait, the oldest for {minutes} minutes', 'អ៊ីមែល {n} កំពុងរង់ចាំ ចាស់បំផុត {minutes} នាទី'],
  mailsDue: ['{n} mails wait to be sent', 'អ៊ីមែល {n} រង់ចាំផ្ញើ'],
  mailsGivenUp: ['{n} mails of the last week could not be delivered', 'អ៊ីមែល {n} ក្នុងមួយសប្តាហ៍ចុងក្រោយផ្ញើមិនបាន'],
  noMailGivenUp: ['no mail of the last week was given up', 'ក្នុងមួយសប្តាហ៍ចុងក្រោយគ្មានអ៊ីមែលផ្ញើមិនបានទេ'],
  paymentsOpen: ['{n} payments have been open for more than an hour', 'ការទូទាត់ {n} មិនទាន់ចប់លើសមួយម៉ោង'],
  noPaymentOpen: ['no payment is open for long', 'គ្មានការទូទាត់រង់ចាំយូរទេ'],
  refundsStuck: ['{n} refunds wait for a person', 'ការសងប្រាក់ {n} រង់ចាំមនុស្សដោះស្រាយ'],
  noRefundStuck: ['no refund is stuck', 'គ្មានការសងប្រាក់ដែលជាប់គាំងទេ'],
  transfersWait: ['{n} orders wait for a transfer', 'ការបញ្ជាទិញ {n} រង់ចាំការផ្ទេរប្រាក់'],
  otherMoney: ['{n} payments brought other money than was asked for', 'ការទូទាត់ {n} បាននាំប្រាក់មកខុសពីចំនួនដែលបានសុំ'],
  refundGaps: [
    'of {n} payments of the last 30 days another sum went back at the provider than here',
    'ក្នុង 30 ថ្ងៃចុងក្រោយ ការទូទាត់ {n} បានសងវិញនៅអ្នកផ្តល់សេវាខុសពីនៅទីនេះ',
  ],
  refundsAgree: [
    'what went back at the providers in the last 30 days went back here',
    'ប្រាក់ដែលបានសងវិញក្នុង 30 ថ្ងៃចុងក្រោយត្រូវគ្នាទាំងសងខាង',
  ],
  disputesOpen: ['{n} payments are disputed', 'ការទូទាត់ {n} មានការតវ៉ា'],
  noDispute: ['no payment is disputed', 'គ្មានការទូទាត់ដែលមានការតវ៉ាទេ'],
  disputesLost: ['{n} disputes of the last 30 days were lost', 'ក្នុង 30 ថ្ងៃចុងក្រោយចាញ់ការតវ៉ា {n}'],
  cardsMany: [
    '{n} cards were declined in the last 24 hours, of {most} that may be',
    'ក្នុង 24 ម៉ោងចុងក្រោយកាត {n} ទូទាត់មិនបាន ក្នុងចំនួន {most} ដែលអនុញ្ញាត',
  ],
  cardsDeclined: ['{n} cards were declined in the last 24 hours', 'ក្នុង 24 ម៉ោងចុងក្រោយកាត {n} ទូទាត់មិនបាន'],
  booksDiffer: [
    'books and provider differed on {n} of the last 7 days',
    'បញ្ជី និងអ្នកផ្តល់សេវាខុសគ្នា {n} ថ្ងៃ ក្នុង 7 ថ្ងៃចុងក្រោយ',
  ],
  booksAgree: ['books and provider agreed in the last 7 days', 'បញ្ជី និងអ្នកផ្តល់សេវាត្រូវគ្នាក្នុង 7 ថ្ងៃចុងក្រោយ'],
  othersCharges: [
    '{n} charges of the newest reports are of other shops on the same account',
    'ការគិតប្រាក់ {n} ក្នុងរបាយការណ៍ថ្មីបំផុតជារបស់ហាងផ្សេងដែលប្រើគណនីតែមួយ',
  ],
  noRielRate: [
    'no rate of the riel is set: the shop shows dollars alone',
    'មិនទាន់កំណត់អត្រាប្តូរប្រាក់រៀលទេ៖ ហាងបង្ហាញតែដុល្លារ',
  ],
  rielRateOld: [
    'the rate of the riel ({rate}) is {days} days old',
    'អត្រាប្តូរប្រាក់រៀល ({rate}) ចាស់ {days} ថ្ងៃហើយ',
  ],
  rielRate: ['a dollar comes to {rate}', 'មួយដុល្លារស្មើ {rate}'],

  noMailServer: ['SMTP_URL is not set: mails become files', 'មិនទាន់កំណត់ SMTP_URL ទេ៖ អ៊ីមែលក្លាយជាឯកសារ'],
  setInOffice: ['set in the office: {names}', 'កំណត់ក្នុងការិយាល័យ៖ {names}'],
  connectionUnreadable: [
    'entered in the office under another key of the server, and of no use: {names}',
    'បានបញ្ចូលក្នុងការិយាល័យក្រោមកូនសោផ្សេងរបស់ម៉ាស៊ីនមេ ហើយប្រើមិនបាន៖ {names}',
  ],
  connectionUnfit: [
    'entered in the office, and does not fit what the environment sets: {names}',
    'បានបញ្ចូលក្នុងការិយាល័យ តែមិនត្រូវនឹងអ្វីដែលបរិស្ថានកំណត់៖ {names}',
  ],
  noMailServerYet: [
    'no mail server is set up: emails are saved, not sent',
    'មិនទាន់មានម៉ាស៊ីនអ៊ីមែលទេ៖ អ៊ីមែលបានរក្សាទុក តែមិនបានផ្ញើ',
  ],
  mailFromGuessed: ['mails come from shop@{host}, which may not be there', 'អ៊ីមែលផ្ញើពី «shop@{host}» ដែលអាចគ្មាន'],
  mailServer: ['the mail server {host} answers', 'ម៉ាស៊ីនអ៊ីមែល {host} ឆ្លើយតប'],
  mailServerAway: ['the mail server {host} does not answer', 'ម៉ាស៊ីនអ៊ីមែល {host} មិនឆ្លើយតប'],
  noSms: [
    'SMS_URL is not set: who logs in by number gets codes by Telegram alone, and no word of an order',
    'មិនទាន់កំណត់ SMS_URL ទេ៖ អ្នកចូលដោយលេខទទួលកូដតាម Telegram ប៉ុណ្ណោះ ហើយមិនទទួលដំណឹងអំពីការបញ្ជាទិញ',
  ],
  bucket: ['the bucket {url} can be read', 'អាចអាន bucket {url} បាន'],
  testProvider: [
    'the test provider is on: card, wallet and KHQR take no money',
    'អ្នកផ្តល់សេវាសាកល្បងកំពុងបើក៖ កាត កាបូបអេឡិចត្រូនិក និង KHQR មិនទទួលប្រាក់ពិតទេ',
  ],
  stripeKeys: ['keys of Stripe are set, of the {world} world', 'បានកំណត់សោ Stripe (ពិភព {world})'],
  stripeWebhook: ['Stripe’s webhook must lead to {url}', 'webhook របស់ Stripe ត្រូវទៅកាន់ {url}'],
  paypalKeys: ['keys of PayPal are set, environment {world}', 'បានកំណត់សោ PayPal (ពិភព {world})'],
  paypalWebhook: ['PayPal’s webhook must lead to {url}', 'webhook របស់ PayPal ត្រូវទៅកាន់ {url}'],
  cashOnly: [
    'no payment provider is set: cash on delivery only',
    'មិនទាន់កំណត់អ្នកផ្តល់សេវាទូទាត់ទេ៖ បង់ប្រាក់ពេលទទួលទំនិញប៉ុណ្ណោះ',
  ],
  khqrPays: ['KHQR pays {account}', 'KHQR បង់ទៅ {account}'],
  khqrPaysTest: ['KHQR pays {account}, in the test world', 'KHQR បង់ទៅ {account} ក្នុងបរិយាកាសសាកល្បង'],
  khqrOpen: ['the service of KHQR, {host}, lets this machine in', 'សេវា KHQR {host} អនុញ្ញាតម៉ាស៊ីននេះ'],
  khqrShut: [
    'the service of KHQR, {host}, refuses this country or machine (403)',
    'សេវា KHQR {host} បដិសេធប្រទេស ឬម៉ាស៊ីននេះ (403)',
  ],
  khqrAway: ['the service of KHQR, {host}, does not answer', 'សេវា KHQR {host} មិនឆ្លើយតប'],
  khqrAnswers: ['the service of KHQR, {host}, answers {status}', 'សេវា KHQR {host} ឆ្លើយ {status}'],
  tokenWithoutEnd: ['the token of KHQR does not say when it ends', 'token របស់ KHQR មិនប្រាប់ថាផុតកំណត់ពេលណា'],
  tokenOver: ['the token of KHQR has ended', 'token របស់ KHQR ផុតកំណត់ហើយ'],
  tokenLasts: ['the token of KHQR lasts {days} more days', 'token របស់ KHQR នៅសល់ {days} ថ្ងៃទៀត'],

  noDataFolder: ['{folder} is not there yet', 'មិនទាន់មាន {folder} ទេ'],
  diskFree: ['{gigabytes} GB are free at {folder}', 'នៅសល់ទំហំ {gigabytes} GB នៅ {folder}'],
  noKeyFile: ['no key lies in the data folder', 'គ្មានសោក្នុងថតទិន្នន័យទេ'],
  keyFileShut: ['only its owner can read the key', 'មានតែម្ចាស់ទេដែលអានសោបាន'],
  keyFileOpen: ['others can read the key in the data folder', 'អ្នកផ្សេងអាចអានសោក្នុងថតទិន្នន័យ'],
  noBackup: ['no backup lies in {folder}', 'គ្មានច្បាប់បម្រុងក្នុង {folder} ទេ'],
  backupOld: [
    'the latest backup in {folder} is {hours} hours old',
    'ច្បាប់បម្រុងចុងក្រោយក្នុង {folder} មានអាយុ {hours} ម៉ោង',
  ],
  backup: ['the latest backup is {hours} hours old', 'ច្បាប់បម្រុងចុងក្រោយមានអាយុ {hours} ម៉ោង'],
});
