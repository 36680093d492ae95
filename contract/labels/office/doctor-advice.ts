import { labelSet } from '../label-set.ts';

/** What to do about what the doctor found. */
export const doctorAdvice = labelSet(290, {
  setProduction: [
    'set KADO_MODE=production, on a database of its own',
    'កំណត់ KADO_MODE=production ជាមួយទិន្នន័យដាច់ដោយឡែក',
  ],
  productionForShop: ['set KADO_MODE=production for a shop', 'កំណត់ KADO_MODE=production សម្រាប់ហាងពិត'],
  proxyWithTls: [
    'put a proxy with TLS in front, and its https:// address here',
    'ដាក់ proxy ដែលមាន TLS ពីមុខ ហើយដាក់អាសយដ្ឋាន https:// របស់វានៅទីនេះ',
  ],
  needsHttps: ['a shop others use needs https://', 'ហាងដែលអ្នកផ្សេងប្រើត្រូវការ https://'],
  setProxy: ['set it to the address of the proxy, e.g. loopback', 'កំណត់ជាអាសយដ្ឋានរបស់ proxy ដូចជា loopback'],
  notAsRoot: ['the shop itself in production does not run as root', 'ហាងពិតក្នុង production មិនដំណើរការជា root ទេ'],
  keepKeyApart: ['keep a copy of it apart from the backups', 'រក្សាទុកច្បាប់ចម្លងមួយដាច់ពីច្បាប់បម្រុង'],
  secondRole: [
    'make a second role, see docs/operating/going-live.md, Your own PostgreSQL',
    'បង្កើតតួនាទីទីពីរ សូមមើល docs/operating/going-live.md ផ្នែក «Your own PostgreSQL»',
  ],
  installFonts: [
    'install fonts that have them, such as fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji',
    'ដំឡើងពុម្ពអក្សរដែលមានអក្សរទាំងនោះ ឧទាហរណ៍ fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji',
  ],
  startAndAsk: ['start the shop and ask again', 'ចាប់ផ្តើមហាង ហើយសួរម្តងទៀត'],
  seeRefusals: [
    'see docs/operating/troubleshooting.md, Refusals',
    'សូមមើល docs/operating/troubleshooting.md ផ្នែក «Refusals»',
  ],
  ordinaryRole: [
    'make it an ordinary one: alter role … nosuperuser',
    'ប្តូរទៅតួនាទីធម្មតា៖ «alter role … nosuperuser»',
  ],
  giveTables: [
    'give them to another: set DATABASE_OWNER_URL, see docs/operating/going-live.md',
    'ផ្ទេរទៅតួនាទីផ្សេង៖ កំណត់ DATABASE_OWNER_URL សូមមើល docs/operating/going-live.md',
  ],
  startRelease: ['start this release once', 'ចាប់ផ្តើមកំណែនេះម្តង'],
  runThatRelease: ['run that release', 'ដំណើរការកំណែនោះ'],
  setClocks: ['set both by NTP', 'កំណត់នាឡិកាទាំងពីរតាម NTP'],
  moreConnections: ['raise max_connections', 'បង្កើន max_connections'],
  newDatabase: ['use a new database', 'ប្រើទិន្នន័យថ្មី'],
  createShop: ['create it with “npm run shop:create”', 'បង្កើតហាងដោយ «npm run shop:create»'],
  wake: [
    'wake it with “npm run db:wake” when it is to be the shop',
    'ដាស់វាដោយ «npm run db:wake» ពេលវាត្រូវក្លាយជាហាង',
  ],
  primaryMeanwhile: ['the primary answers alone meanwhile', 'ក្នុងពេលនេះម៉ាស៊ីនមេឆ្លើយតែម្នាក់ឯង'],
  ownPostgres: [
    'run the shop on a PostgreSQL server that gets its updates: DATABASE_URL, see docs/operating/going-live.md',
    'ដំណើរការហាងលើម៉ាស៊ីន PostgreSQL ដែលទទួលបច្ចុប្បន្នភាព៖ DATABASE_URL សូមមើល docs/operating/going-live.md',
  ],
  setStandby: ['set it to a standby', 'កំណត់ទៅម៉ាស៊ីន standby'],
  lookAtMail: [
    'look at SMTP_URL and the mail server; the log says what it answered',
    'ពិនិត្យ SMTP_URL និងម៉ាស៊ីនអ៊ីមែល; កំណត់ហេតុប្រាប់ថាវាឆ្លើយអ្វី',
  ],
  lastError: [
    'why is said in the office below “Mails”, and in outbox_mail.last_error',
    'មូលហេតុមាននៅផ្នែកអ៊ីមែលខាងក្រោម (outbox_mail.last_error)',
  ],
  lookAtProvider: [
    'look at the provider, see docs/operating/troubleshooting.md, Payments',
    'ពិនិត្យអ្នកផ្តល់សេវា សូមមើល docs/operating/troubleshooting.md ផ្នែក «Payments»',
  ],
  moneyBack: ['see which with “npm run money:back”', 'មើលបញ្ជីដោយ «npm run money:back»'],
  listTransfers: ['see which with “npm run transfers -- list”', 'មើលបញ្ជីដោយ «npm run transfers -- list»'],
  gapColumn: [
    'how much more stands in payment.refund_gap_cents; see docs/operating/troubleshooting.md, Payments',
    'ចំនួនលើសមាននៅ payment.refund_gap_cents; សូមមើល docs/operating/troubleshooting.md ផ្នែក «Payments»',
  ],
  answerDispute: ['answer at the provider, within its time', 'ឆ្លើយនៅអ្នកផ្តល់សេវា ក្នុងរយៈពេលកំណត់'],
  moneyGone: ['the money is gone: look at the orders', 'ប្រាក់បាត់ហើយ៖ ពិនិត្យការបញ្ជាទិញ'],
  stolenCards: [
    'somebody may be trying stolen ones, see docs/operating/going-live.md, Cards that are tried',
    'អាចមានអ្នកសាកកាតលួច សូមមើល docs/operating/going-live.md ផ្នែក «Cards that are tried»',
  ],
  reportDifferences: [
    'they stand in payment_report.differences, see docs/operating/troubleshooting.md, Payments',
    'ភាពខុសគ្នាមាននៅ payment_report.differences សូមមើល docs/operating/troubleshooting.md ផ្នែក «Payments»',
  ],
  appForEach: [
    'give each shop an app of its own, see docs/operating/going-live.md, Stripe and PayPal',
    'ឱ្យហាងនីមួយៗមាន app ផ្ទាល់ សូមមើល docs/operating/going-live.md ផ្នែក «Stripe and PayPal»',
  ],
  setRiel: ['set it with “npm run riel -- set 4100”', 'កំណត់ដោយ «npm run riel -- set 4100»'],
  setMailServer: [
    'set one up in the office (Settings, Emails), or by SMTP_URL',
    'រៀបចំក្នុងការិយាល័យ (ការកំណត់ អ៊ីមែល) ឬតាម SMTP_URL',
  ],
  enterAgain: ['enter it again in the office', 'បញ្ចូលម្តងទៀតក្នុងការិយាល័យ'],
  setMailFrom: ['set MAIL_FROM to an address that gets answers', 'កំណត់ MAIL_FROM ជាអាសយដ្ឋានដែលទទួលចម្លើយបាន'],
  lookAtSmtp: ['look at SMTP_URL, the network and the server', 'ពិនិត្យ SMTP_URL បណ្តាញ និងម៉ាស៊ីនអ៊ីមែល'],
  setSms: ['set it to an SMS service', 'កំណត់ទៅសេវា SMS'],
  lookAtBucket: ['look at the settings S3_…', 'ពិនិត្យការកំណត់ S3_…'],
  testOff: ['set PAYMENT_TEST=off', 'កំណត់ PAYMENT_TEST=off'],
  serverInCambodia: [
    'it is open to servers in Cambodia: move there, or go out by an address there',
    'សេវានេះបើកសម្រាប់ម៉ាស៊ីននៅកម្ពុជា៖ ផ្លាស់ទៅកម្ពុជា ឬចេញតាមអាសយដ្ឋាននៅកម្ពុជា',
  ],
  lookAtKhqr: [
    'look at KHQR_URL and the network; no code is shown meanwhile',
    'ពិនិត្យ KHQR_URL និងបណ្តាញ; ក្នុងពេលនេះមិនបង្ហាញកូដទេ',
  ],
  tokenInTime: ['put the next one into KHQR_TOKEN in time', 'ដាក់ token បន្ទាប់ក្នុង KHQR_TOKEN ឱ្យទាន់ពេល'],
  newToken: ['ask for a new one and put it into KHQR_TOKEN', 'សុំ token ថ្មី ហើយដាក់ក្នុង KHQR_TOKEN'],
  tokenByItself: [
    'the shop asks for the next one by itself; look again in some days',
    'ហាងសុំ token បន្ទាប់ដោយខ្លួនឯង; ពិនិត្យម្តងទៀតពីរបីថ្ងៃក្រោយ',
  ],
  firstStart: ['the first start makes it', 'ការចាប់ផ្តើមលើកដំបូងបង្កើតវា'],
  makeRoom: ['make room: a full disk stops orders', 'បង្កើនទំហំទំនេរ៖ ថាសពេញធ្វើឱ្យបញ្ជាទិញមិនបាន'],
  chmod: ['shut it with “chmod 600 {file}”', 'បិទដោយ «chmod 600 {file}»'],
  backupNightly: [
    'run “npm run db:backup” every night, and copy its result to another machine',
    'ដំណើរការ «npm run db:backup» រៀងរាល់យប់ ហើយចម្លងលទ្ធផលទៅម៉ាស៊ីនផ្សេង',
  ],
});
