import { labelSet } from '../label-set.ts';

/** Findings of the health check: `npm run doctor` prints them in English, the office shows them in both languages. */
export const doctorFindings = labelSet(227, {
  databaseAway: ['the database is not responding', 'ម៉ាស៊ីនទិន្នន័យមិនឆ្លើយតបទេ'],
  databaseUnfit: [
    'the database responds, but the shop can’t use it in this state',
    'ម៉ាស៊ីនទិន្នន័យឆ្លើយតប តែហាងប្រើវាបែបនេះមិនបានទេ',
  ],
  replicaAway: ['the replica is not responding', 'ច្បាប់ចម្លងមិនឆ្លើយតបទេ'],
  replicaUnfit: [
    'the replica responds, but the shop can’t use it in this state',
    'ច្បាប់ចម្លងឆ្លើយតប តែហាងប្រើវាបែបនេះមិនបានទេ',
  ],
  bucketClosed: ['can’t access the bucket {url}', 'មិនអាចប្រើ bucket {url} បានទេ'],
  modeProduction: ['KADO_MODE is production', 'KADO_MODE គឺ production'],
  modeDemoReached: [
    'KADO_MODE is demo and the shop is reachable from outside: demo accounts have public passwords',
    'KADO_MODE គឺ demo ហើយអ្នកផ្សេងអាចចូលបាន៖ មានគណនីដែលគេស្គាល់ពាក្យសម្ងាត់',
  ],
  modeDemo: [
    'KADO_MODE is demo: for trying out on this machine only',
    'KADO_MODE គឺ demo៖ សម្រាប់សាកល្បងលើម៉ាស៊ីននេះ',
  ],
  publicUrl: ['PUBLIC_URL is {url}', 'PUBLIC_URL គឺ {url}'],
  publicUrlPlain: [
    'PUBLIC_URL is {url}: passwords are sent unencrypted',
    'PUBLIC_URL គឺ {url}៖ ពាក្យសម្ងាត់ឆ្លងបណ្តាញដោយគ្មានការការពារ',
  ],
  proxyMissing: [
    'TRUST_PROXY isn’t set, but PUBLIC_URL uses https://, which suggests a proxy: all visitors share one rate limit',
    'មិនទាន់កំណត់ TRUST_PROXY ទេ តែ https:// បញ្ជាក់ថាមាន proxy៖ អ្នកចូលមើលទាំងអស់ប្រើកម្រិតកំណត់តែមួយ',
  ],
  proxy: ['TRUST_PROXY is {proxies}', 'TRUST_PROXY គឺ {proxies}'],
  noProxy: ['no proxy is trusted', 'មិនទុកចិត្ត proxy ណាទេ'],
  asRoot: ['the shop is running as root', 'កម្មវិធីនេះដំណើរការជា root'],
  notRoot: ['the shop isn’t running as root', 'កម្មវិធីនេះមិនដំណើរការជា root ទេ'],
  keyInFile: [
    'the secret key is stored in the “secret” file in the data folder',
    'សោគឺឯកសារ «secret» ក្នុងថតទិន្នន័យ',
  ],
  keySet: ['KADO_SECRET is set', 'បានកំណត់ KADO_SECRET'],
  ownerMissing: [
    'DATABASE_OWNER_URL isn’t set: the shop connects as the owner of its tables',
    'មិនទាន់កំណត់ DATABASE_OWNER_URL ទេ៖ ហាងដំណើរការជាម្ចាស់តារាងរបស់ខ្លួន',
  ],
  ownerApart: ['tables are owned by a role the shop doesn’t use', 'តារាងជារបស់តួនាទីផ្សេងពីតួនាទីរបស់ហាង'],
  otherSites: ['pages on {sites} may call the API', 'ទំព័ររបស់ {sites} អាចហៅប្រើបាន'],
  noOtherSite: ['no other site may call the API', 'គ្មានគេហទំព័រផ្សេងហៅប្រើបានទេ'],

  noTypesetter: [
    'invoices and packing slips can’t be created on this system',
    'ប្រព័ន្ធនេះបង្កើតវិក្កយបត្រ និងប័ណ្ណវេចខ្ចប់មិនបានទេ',
  ],
  scriptsPrinted: [
    'invoices and packing slips can show all scripts that were checked',
    'វិក្កយបត្រ និងប័ណ្ណវេចខ្ចប់មានអក្សរសម្រាប់ភាសាទាំងអស់ដែលបានពិនិត្យ',
  ],
  scriptsMissing: [
    'invoices and packing slips show boxes for letters of: {scripts}',
    'វិក្កយបត្រ និងប័ណ្ណវេចខ្ចប់បង្ហាញប្រអប់ជំនួសអក្សរ៖ {scripts}',
  ],
  databaseOff: [
    'the embedded database isn’t running, so it wasn’t checked',
    'ទិន្នន័យដែលភ្ជាប់មកមិនទាន់ដំណើរការទេ ដូច្នេះមិនបានពិនិត្យ',
  ],
  postgres: [
    'PostgreSQL {version}, {megabytes} MB; writes are flushed to disk',
    'PostgreSQL {version} ទំហំ {megabytes} MB; រាល់ការសរសេរទៅដល់ថាសភ្លាម',
  ],
  superuser: ['the shop’s database role is a superuser', 'តួនាទីរបស់ហាងគឺ superuser'],
  ownsTables: ['tables owned by the shop’s database role: {n}', 'តួនាទីរបស់ហាងជាម្ចាស់តារាង {n}'],
  ordinaryRole: [
    'the shop’s database role owns no tables and isn’t a superuser',
    'តួនាទីរបស់ហាងមិនមែនជាម្ចាស់អ្វីទេ ហើយមិនមែន superuser',
  ],
  privilegesMissing: ['the shop’s database role lacks: {names}', 'តួនាទីរបស់ហាងខ្វះសិទ្ធិ៖ {names}'],
  triggersOff: [
    'disabled triggers, so that changes don’t reach pages and lists: {names}',
    'មុខងារស្វ័យប្រវត្តិនៃតារាងបិទហើយ ដូច្នេះការកែមិនទៅដល់ទំព័រ និងបញ្ជី៖ {names}',
  ],
  statisticsMissing: [
    'tables that the database has no statistics about, so that they are slow: {names}',
    'ទិន្នន័យគ្មានស្ថិតិអំពីតារាង ដូច្នេះវាយឺត៖ {names}',
  ],
  slotIdle: [
    'replication slot {name} has no replica and keeps {megabytes} MB of the write-ahead log',
    'replication slot {name} គ្មានម៉ាស៊ីនចម្លង ហើយរក្សា WAL {megabytes} MB',
  ],
  migrationsPending: ['pending migrations: {names}', 'ការបម្លែងទិន្នន័យមិនទាន់ដំណើរការ៖ {names}'],
  migrationsDone: ['all migrations have run', 'ការបម្លែងទិន្នន័យដំណើរការអស់ហើយ'],
  newerRelease: [
    'the database was migrated by a newer release: {names}',
    'ធ្លាប់មានកំណែថ្មីជាងដំណើរការនៅទីនេះ៖ {names}',
  ],
  clocksApart: [
    'the database clock is {seconds} s off this machine’s; the shop stays “not ready” until that is fixed',
    'នាឡិការបស់វា និងរបស់ម៉ាស៊ីននេះខុសគ្នា {seconds} វិនាទី; ហាងមិនទាន់រួចរាល់ទេ',
  ],
  clocksAgree: [
    'the database clock is within {ms} ms of this machine’s',
    'នាឡិកាម៉ាស៊ីនទិន្នន័យ និងរបស់ម៉ាស៊ីននេះខុសគ្នា {ms} ms',
  ],
  sessionBlocks: [
    'database session {pid} ({application}) has blocked {n} others for {seconds} s',
    'វគ្គទិន្នន័យ {pid} ({application}) រារាំងវគ្គ {n} ផ្សេងទៀត អស់ {seconds} វិនាទីហើយ',
  ],
  sessionHoldsLocks: [
    'database session {pid} ({application}) has held locks for {seconds} s or more; orders may have to wait',
    'វគ្គទិន្នន័យ {pid} ({application}) ចាក់សោទិន្នន័យយ៉ាងតិច {seconds} វិនាទីហើយ; ការបញ្ជាទិញអាចត្រូវរង់ចាំ',
  ],
  statementSlow: [
    'a statement of database session {pid} has been running for {seconds} s',
    'ពាក្យបញ្ជា SQL នៃវគ្គទិន្នន័យ {pid} ដំណើរការអស់ {seconds} វិនាទីហើយ',
  ],
  sessionsFast: ['no database session blocks others', 'គ្មានវគ្គទិន្នន័យណារាំងវគ្គផ្សេងទេ'],
  connectionsFew: [
    '{most} connections are enough for only {processes} process',
    'ការតភ្ជាប់ {most} គ្រប់សម្រាប់តែដំណើរការ {processes}',
  ],
  connections: [
    '{most} connections are enough for {processes} processes; {used} in use',
    'ការតភ្ជាប់ {most} គ្រប់សម្រាប់ដំណើរការ {processes}; កំពុងប្រើ {used}',
  ],
  demoInProduction: [
    'the database contains the demo shop, which production mode refuses to run',
    'វាមានទិន្នន័យហាងសាកល្បង ហើយ production មិនទទួល',
  ],
  demoData: ['the database contains the demo shop', 'ទិន្នន័យក្នុងប្រព័ន្ធជារបស់ហាងសាកល្បង'],
  noDemoData: ['no demo data', 'គ្មានទិន្នន័យសាកល្បងទេ'],
  shopCreated: ['the shop has been set up', 'ហាងបានបង្កើតហើយ៖ មានឈ្មោះ'],
  shopMissing: [
    'no shop has been set up: it has no name and no email address',
    'មិនទាន់បង្កើតហាងទេ៖ គ្មានឈ្មោះ និងគ្មានអ៊ីមែល',
  ],
  silentCopy: [
    'this is a restored copy from {takenAt} and is inactive: it sends no email, runs no jobs and takes no payments',
    'វាជាច្បាប់ចម្លងគិតត្រឹម {takenAt} ហើយនៅស្ងៀម៖ គ្មានអ៊ីមែល គ្មានការងារ គ្មានការទូទាត់',
  ],
  embeddedUpdates: [
    'the embedded PostgreSQL is updated only by new Kado releases',
    'PostgreSQL ដែលភ្ជាប់មកទទួលបច្ចុប្បន្នភាពតែជាមួយកំណែថ្មីរបស់ Kado',
  ],
  embeddedBehind: [
    'the embedded PostgreSQL is {shipped}; {newest} fixes {faults} bugs, including security issues (as of {day})',
    'PostgreSQL ដែលភ្ជាប់មកគឺ {shipped}; កំណែ {newest} កែកំហុស {faults} រួមទាំងផ្នែកសុវត្ថិភាព (គិតត្រឹម {day})',
  ],
  embeddedNewest: [
    'the embedded PostgreSQL is the latest known minor version',
    'PostgreSQL ដែលភ្ជាប់មកគឺថ្មីបំផុតក្នុងស៊េរីរបស់វា',
  ],
  replicaAlone: [
    'the server in DATABASE_READ_URL isn’t a replica of anything',
    'ម៉ាស៊ីន DATABASE_READ_URL មិនតាមម៉ាស៊ីនណាទេ',
  ],
  replicaBehind: [
    'the replica is {bytes} bytes behind, so reads go to the primary',
    'ច្បាប់ចម្លងយឺតជាង {bytes} បៃ ដូច្នេះម៉ាស៊ីនមេឆ្លើយជំនួស',
  ],
  replicaEven: ['the replica is up to date', 'ច្បាប់ចម្លងមានគ្រប់យ៉ាងដូចម៉ាស៊ីនមេ'],

  mailsLate: ['emails queued: {n}, the oldest for {minutes} min', 'អ៊ីមែល {n} កំពុងរង់ចាំ ចាស់បំផុត {minutes} នាទី'],
  mailsDue: ['emails queued: {n}', 'អ៊ីមែល {n} រង់ចាំផ្ញើ'],
  mailsGivenUp: ['emails not delivered in the last 7 days: {n}', 'អ៊ីមែល {n} ក្នុងមួយសប្តាហ៍ចុងក្រោយផ្ញើមិនបាន'],
  chatLate: [
    'notices that didn’t reach the staff’s Telegram chat: {n}',
    'ដំណឹង {n} មិនបានទៅដល់ក្រុម Telegram របស់បុគ្គលិក',
  ],
  noMailGivenUp: ['every email in the last 7 days was delivered', 'ក្នុងមួយសប្តាហ៍ចុងក្រោយគ្មានអ៊ីមែលផ្ញើមិនបានទេ'],
  paymentsOpen: ['payments pending for more than an hour: {n}', 'ការទូទាត់ {n} មិនទាន់ចប់លើសមួយម៉ោង'],
  noPaymentOpen: ['no payment has been pending for long', 'គ្មានការទូទាត់រង់ចាំយូរទេ'],
  refundsStuck: ['refunds that need manual action: {n}', 'ការសងប្រាក់ {n} រង់ចាំមនុស្សដោះស្រាយ'],
  noRefundStuck: ['no refund needs manual action', 'គ្មានការសងប្រាក់ដែលជាប់គាំងទេ'],
  transfersWait: ['orders awaiting a bank transfer: {n}', 'ការបញ្ជាទិញ {n} រង់ចាំការផ្ទេរប្រាក់'],
  otherMoney: ['payments that don’t match the amount requested: {n}', 'ការទូទាត់ {n} បាននាំប្រាក់មកខុសពីចំនួនដែលបានសុំ'],
  refundGaps: [
    'payments of the last 30 days whose refunds at the provider don’t match refunds here: {n}',
    'ក្នុង 30 ថ្ងៃចុងក្រោយ ការទូទាត់ {n} បានសងវិញនៅអ្នកផ្តល់សេវាខុសពីនៅទីនេះ',
  ],
  refundsAgree: [
    'refunds at the providers match refunds here for the last 30 days',
    'ប្រាក់ដែលបានសងវិញក្នុង 30 ថ្ងៃចុងក្រោយត្រូវគ្នាទាំងសងខាង',
  ],
  disputesOpen: ['disputed payments: {n}', 'ការទូទាត់ {n} មានការតវ៉ា'],
  noDispute: ['no payment is disputed', 'គ្មានការទូទាត់ដែលមានការតវ៉ាទេ'],
  disputesLost: ['disputes lost in the last 30 days: {n}', 'ក្នុង 30 ថ្ងៃចុងក្រោយចាញ់ការតវ៉ា {n}'],
  cardsMany: [
    'cards declined in the last 24 hours: {n} (limit: {most})',
    'ក្នុង 24 ម៉ោងចុងក្រោយកាត {n} ទូទាត់មិនបាន ក្នុងចំនួន {most} ដែលអនុញ្ញាត',
  ],
  cardsDeclined: ['cards declined in the last 24 hours: {n}', 'ក្នុង 24 ម៉ោងចុងក្រោយកាត {n} ទូទាត់មិនបាន'],
  booksDiffer: [
    'our ledger and the provider’s reports differed on {n} of the last 7 days',
    'បញ្ជី និងអ្នកផ្តល់សេវាខុសគ្នា {n} ថ្ងៃ ក្នុង 7 ថ្ងៃចុងក្រោយ',
  ],
  booksAgree: [
    'our ledger matched the provider’s reports for the last 7 days',
    'បញ្ជី និងអ្នកផ្តល់សេវាត្រូវគ្នាក្នុង 7 ថ្ងៃចុងក្រោយ',
  ],
  othersCharges: [
    'charges of other shops on the same account in the latest reports: {n}',
    'ការគិតប្រាក់ {n} ក្នុងរបាយការណ៍ថ្មីបំផុតជារបស់ហាងផ្សេងដែលប្រើគណនីតែមួយ',
  ],
  noRielRate: [
    'no riel exchange rate is set: prices show in dollars only',
    'មិនទាន់កំណត់អត្រាប្តូរប្រាក់រៀលទេ៖ ហាងបង្ហាញតែដុល្លារ',
  ],
  rielRateOld: [
    'the riel exchange rate ({rate}) is {days} days old',
    'អត្រាប្តូរប្រាក់រៀល ({rate}) ចាស់ {days} ថ្ងៃហើយ',
  ],
  rielRate: ['exchange rate: {rate} to the dollar', 'មួយដុល្លារស្មើ {rate}'],

  noMailServer: ['SMTP_URL isn’t set: emails are saved as files', 'មិនទាន់កំណត់ SMTP_URL ទេ៖ អ៊ីមែលក្លាយជាឯកសារ'],
  setInOffice: ['set in the office: {names}', 'កំណត់ក្នុងការិយាល័យ៖ {names}'],
  connectionUnreadable: [
    'entered in the office, but unreadable because the server’s secret key has changed: {names}',
    'បានបញ្ចូលក្នុងការិយាល័យ តែអានមិនបាន ព្រោះកូនសោរបស់ម៉ាស៊ីនមេបានប្តូរ៖ {names}',
  ],
  connectionUnfit: [
    'entered in the office, but in conflict with environment variables: {names}',
    'បានបញ្ចូលក្នុងការិយាល័យ តែផ្ទុយនឹងការកំណត់លើម៉ាស៊ីនមេ៖ {names}',
  ],
  noMailServerYet: [
    'no email server is set up, so emails are saved but not sent',
    'មិនទាន់មានម៉ាស៊ីនអ៊ីមែលទេ៖ អ៊ីមែលបានរក្សាទុក តែមិនបានផ្ញើ',
  ],
  mailFromGuessed: [
    'emails are sent from shop@{host}, which may not exist',
    'អ៊ីមែលផ្ញើពី «shop@{host}» ដែលអាចគ្មាន',
  ],
  mailServer: ['the email server {host} is responding', 'ម៉ាស៊ីនអ៊ីមែល {host} ឆ្លើយតប'],
  mailServerAway: ['the email server {host} is not responding', 'ម៉ាស៊ីនអ៊ីមែល {host} មិនឆ្លើយតប'],
  scanner: ['the virus scanner {address} is responding', 'កម្មវិធីស្កេនមេរោគ {address} ឆ្លើយតប'],
  scannerAway: [
    'the virus scanner {address} is not responding, so artwork isn’t scanned',
    'កម្មវិធីស្កេនមេរោគ {address} មិនឆ្លើយតប ដូច្នេះឯកសាររចនាមិនបានស្កេនទេ',
  ],
  noSms: [
    'SMS_URL isn’t set: customers who log in by phone get codes by Telegram only, and no order updates',
    'មិនទាន់កំណត់ SMS_URL ទេ៖ អ្នកចូលដោយលេខទទួលកូដតាម Telegram ប៉ុណ្ណោះ ហើយមិនទទួលដំណឹងអំពីការបញ្ជាទិញ',
  ],
  bucket: ['the bucket {url} is readable', 'អាចអាន bucket {url} បាន'],
  testProvider: [
    'the test provider is on: card, wallet and KHQR payments are simulated',
    'អ្នកផ្តល់សេវាសាកល្បងកំពុងបើក៖ កាត កាបូបអេឡិចត្រូនិក និង KHQR មិនទទួលប្រាក់ពិតទេ',
  ],
  stripeKeys: ['Stripe keys are set ({world} mode)', 'បានកំណត់កូនសោ Stripe ({world})'],
  stripeWebhook: ['Stripe’s webhook must point to {url}', 'webhook របស់ Stripe ត្រូវទៅកាន់ {url}'],
  paypalKeys: ['PayPal keys are set ({world} environment)', 'បានកំណត់កូនសោ PayPal ({world})'],
  paypalWebhook: ['PayPal’s webhook must point to {url}', 'webhook របស់ PayPal ត្រូវទៅកាន់ {url}'],
  cashOnly: [
    'no payment provider is set up: cash on delivery only',
    'មិនទាន់កំណត់អ្នកផ្តល់សេវាទូទាត់ទេ៖ បង់ប្រាក់ពេលទទួលទំនិញប៉ុណ្ណោះ',
  ],
  khqrPays: ['KHQR payments go to {account}', 'KHQR បង់ទៅ {account}'],
  khqrPaysTest: ['KHQR payments go to {account} (test mode)', 'KHQR បង់ទៅ {account} ក្នុងរបៀបសាកល្បង'],
  khqrOpen: ['the KHQR service at {host} accepts connections from here', 'សេវា KHQR {host} អនុញ្ញាតម៉ាស៊ីននេះ'],
  khqrShut: [
    'the KHQR service at {host} blocks this country or server (403)',
    'សេវា KHQR {host} បដិសេធប្រទេស ឬម៉ាស៊ីននេះ (403)',
  ],
  providerAnswers: ['the payment provider {provider} responds', 'អ្នកផ្តល់សេវាទូទាត់ {provider} ឆ្លើយតប'],
  providerFails: [
    'the payment provider {provider} can’t be used: {answer}',
    'ប្រើអ្នកផ្តល់សេវាទូទាត់ {provider} មិនបានទេ៖ {answer}',
  ],
  khqrAway: ['the KHQR service at {host} is not responding', 'សេវា KHQR {host} មិនឆ្លើយតប'],
  khqrAnswers: ['the KHQR service at {host} responded with {status}', 'សេវា KHQR {host} ឆ្លើយ {status}'],
  tokenWithoutEnd: ['the KHQR token has no expiry date', 'តូខិន KHQR មិនប្រាប់ថាផុតកំណត់ពេលណា'],
  tokenOver: ['the KHQR token has expired', 'តូខិន KHQR ផុតកំណត់ហើយ'],
  tokenLasts: ['days until the KHQR token expires: {days}', 'តូខិន KHQR នៅសល់ {days} ថ្ងៃទៀត'],

  noDataFolder: ['{folder} doesn’t exist yet', 'មិនទាន់មាន {folder} ទេ'],
  diskFree: ['{gigabytes} GB free on {folder}', 'នៅសល់ទំហំ {gigabytes} GB នៅ {folder}'],
  noKeyFile: ['there is no key file in the data folder', 'គ្មានសោក្នុងថតទិន្នន័យទេ'],
  keyFileShut: ['only its owner can read the key file', 'មានតែម្ចាស់ទេដែលអានសោបាន'],
  keyFileOpen: ['other users can read the key file in the data folder', 'អ្នកផ្សេងអាចអានសោក្នុងថតទិន្នន័យ'],
  noBackup: ['no backups in {folder}', 'គ្មានច្បាប់បម្រុងក្នុង {folder} ទេ'],
  backupOld: [
    'the latest backup in {folder} is {hours} h old',
    'ច្បាប់បម្រុងចុងក្រោយក្នុង {folder} មានអាយុ {hours} ម៉ោង',
  ],
  backup: ['the latest backup is {hours} h old', 'ច្បាប់បម្រុងចុងក្រោយមានអាយុ {hours} ម៉ោង'],
});
