import { labelSet } from '../label-set.ts';

/** How to fix each problem the health check finds. */
export const doctorAdvice = labelSet(290, {
  setProduction: [
    'set KADO_MODE=production and give it its own database',
    'កំណត់ KADO_MODE=production ជាមួយទិន្នន័យដាច់ដោយឡែក',
  ],
  productionForShop: ['set KADO_MODE=production for a real shop', 'កំណត់ KADO_MODE=production សម្រាប់ហាងពិត'],
  proxyWithTls: [
    'put a TLS-terminating proxy in front and set its https:// address here',
    'ដាក់ proxy ដែលមាន TLS ពីមុខ ហើយដាក់អាសយដ្ឋាន https:// របស់វានៅទីនេះ',
  ],
  needsHttps: ['a shop that others use needs https://', 'ហាងដែលអ្នកផ្សេងប្រើត្រូវការ https://'],
  setProxy: ['set it to your proxy’s address, for example loopback', 'កំណត់ជាអាសយដ្ឋានរបស់ proxy ដូចជា loopback'],
  notAsRoot: ['don’t run the shop as root in production', 'ហាងពិតក្នុង production មិនដំណើរការជា root ទេ'],
  keepKeyApart: ['keep a copy separate from your backups', 'រក្សាទុកច្បាប់ចម្លងមួយដាច់ពីច្បាប់បម្រុង'],
  secondRole: [
    'create a second role; see docs/operating/going-live.md, Your own PostgreSQL',
    'បង្កើតតួនាទីទីពីរ សូមមើល docs/operating/going-live.md (ជាភាសាអង់គ្លេស) ផ្នែក «Your own PostgreSQL»',
  ],
  installFonts: [
    'install fonts for these scripts, such as fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji',
    'ដំឡើងពុម្ពអក្សរដែលមានអក្សរទាំងនោះ ឧទាហរណ៍ fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji',
  ],
  startAndAsk: ['start the shop and run this check again', 'ចាប់ផ្តើមហាង ហើយសួរម្តងទៀត'],
  seeRefusals: [
    'see docs/operating/troubleshooting.md',
    'សូមមើល docs/operating/troubleshooting.md (ជាភាសាអង់គ្លេស)',
  ],
  ordinaryRole: [
    'remove superuser rights: alter role … nosuperuser',
    'ប្តូរទៅតួនាទីធម្មតា៖ «alter role … nosuperuser»',
  ],
  giveTables: [
    'make another role their owner and set DATABASE_OWNER_URL; see docs/operating/going-live.md',
    'ផ្ទេរទៅតួនាទីផ្សេង៖ កំណត់ DATABASE_OWNER_URL សូមមើល docs/operating/going-live.md (ជាភាសាអង់គ្លេស)',
  ],
  grantAgain: [
    'grant it again; see docs/operating/troubleshooting.md',
    'ផ្តល់សិទ្ធិនោះម្តងទៀត សូមមើល docs/operating/troubleshooting.md (ជាភាសាអង់គ្លេស)',
  ],
  enableTriggers: [
    'enable them and restart every process; see docs/operating/troubleshooting.md',
    'បើកវាវិញ រួចចាប់ផ្តើមដំណើរការទាំងអស់ម្តងទៀត សូមមើល docs/operating/troubleshooting.md (ជាភាសាអង់គ្លេស)',
  ],
  analyzeTables: [
    'restart the shop, or run “analyze” as the owner of the tables',
    'ចាប់ផ្តើមហាងម្តងទៀត ឬដំណើរការ «analyze» ជាម្ចាស់តារាង',
  ],
  dropSlot: [
    "drop it, unless its replica comes back: pg_drop_replication_slot('{name}')",
    "លុបវា លុះត្រាតែច្បាប់ចម្លងនឹងត្រឡប់មកវិញ៖ pg_drop_replication_slot('{name}')",
  ],
  startRelease: ['start this release once to run them', 'ចាប់ផ្តើមកំណែនេះម្តង'],
  runThatRelease: ['run that release instead', 'ដំណើរការកំណែនោះ'],
  setClocks: ['sync both clocks with NTP', 'កំណត់នាឡិកាទាំងពីរតាម NTP'],
  endSession: [
    'finish its work, or end it with pg_terminate_backend({pid})',
    'បញ្ចប់ការងាររបស់វា ឬបិទវាដោយ pg_terminate_backend({pid})',
  ],
  seeStatement: ['see it in pg_stat_activity and in the log', 'សូមមើលក្នុង pg_stat_activity និងកំណត់ហេតុ'],
  moreConnections: ['raise max_connections', 'បង្កើន max_connections'],
  newDatabase: ['use a new database', 'ប្រើមូលដ្ឋានទិន្នន័យថ្មី'],
  createShop: ['create it with “npm run shop:create”', 'បង្កើតហាងដោយ «npm run shop:create»'],
  wake: [
    'activate it with “npm run db:wake” when it should become the live shop',
    'ដាស់វាដោយ «npm run db:wake» ពេលវាត្រូវក្លាយជាហាង',
  ],
  primaryMeanwhile: ['the primary handles all reads until it is back', 'ក្នុងពេលនេះម៉ាស៊ីនមេឆ្លើយតែម្នាក់ឯង'],
  ownPostgres: [
    'use a PostgreSQL server that receives updates: set DATABASE_URL; see docs/operating/going-live.md',
    'ដំណើរការហាងលើម៉ាស៊ីន PostgreSQL ដែលទទួលបច្ចុប្បន្នភាព៖ DATABASE_URL សូមមើល docs/operating/going-live.md (ជាភាសាអង់គ្លេស)',
  ],
  setStandby: ['point it at a standby of the primary', 'កំណត់ទៅម៉ាស៊ីន standby'],
  lookAtMail: [
    'check SMTP_URL and the email server; its reply is in the log',
    'ពិនិត្យ SMTP_URL និងម៉ាស៊ីនអ៊ីមែល; កំណត់ហេតុប្រាប់ថាវាឆ្លើយអ្វី',
  ],
  lastError: [
    'see Email in the office for the reason, or outbox_mail.last_error',
    'មូលហេតុមាននៅផ្នែកអ៊ីមែលខាងក្រោម (outbox_mail.last_error)',
  ],
  lookAtProvider: [
    'check the provider; see docs/operating/troubleshooting.md, Payments',
    'ពិនិត្យអ្នកផ្តល់សេវា សូមមើល docs/operating/troubleshooting.md (ជាភាសាអង់គ្លេស) ផ្នែក «Payments»',
  ],
  checkProvider: [
    'check the keys, the network and the provider’s status page',
    'ពិនិត្យសោ បណ្តាញ និងទំព័រស្ថានភាពរបស់អ្នកផ្តល់សេវា',
  ],
  seePayments: ['see Payments in the office', 'សូមមើលក្នុងការិយាល័យ ផ្នែក «ការទូទាត់»'],
  gapColumn: [
    'the difference is in payment.refund_gap_cents; see docs/operating/troubleshooting.md, Payments',
    'ចំនួនលើសមាននៅ payment.refund_gap_cents; សូមមើល docs/operating/troubleshooting.md (ជាភាសាអង់គ្លេស) ផ្នែក «Payments»',
  ],
  answerDispute: ['respond at the provider before its deadline', 'ឆ្លើយនៅអ្នកផ្តល់សេវា ក្នុងរយៈពេលកំណត់'],
  moneyGone: [
    'the dispute was lost and the money withdrawn; check the orders',
    'ហាងចាញ់ការតវ៉ា ហើយប្រាក់បានដកទៅវិញ៖ ពិនិត្យការបញ្ជាទិញ',
  ],
  stolenCards: [
    'someone may be testing stolen cards; see docs/operating/going-live.md, Card testing',
    'អាចមានអ្នកសាកកាតលួច សូមមើល docs/operating/going-live.md (ជាភាសាអង់គ្លេស) ផ្នែក «Card testing»',
  ],
  reportDifferences: [
    'details are in payment_report.differences; see docs/operating/troubleshooting.md, Payments',
    'ភាពខុសគ្នាមាននៅ payment_report.differences សូមមើល docs/operating/troubleshooting.md (ជាភាសាអង់គ្លេស) ផ្នែក «Payments»',
  ],
  appForEach: [
    'give each shop its own app; see docs/operating/going-live.md, Stripe and PayPal',
    'ឱ្យហាងនីមួយៗមាន app ផ្ទាល់ សូមមើល docs/operating/going-live.md (ជាភាសាអង់គ្លេស) ផ្នែក «Stripe and PayPal»',
  ],
  setRiel: ['set it with “npm run riel -- set 4100”', 'កំណត់ដោយ «npm run riel -- set 4100»'],
  setMailServer: [
    'set one up in the office (Settings, Email) or with SMTP_URL',
    'រៀបចំក្នុងការិយាល័យ (ការកំណត់ អ៊ីមែល) ឬតាម SMTP_URL',
  ],
  enterAgain: ['enter it again in the office', 'បញ្ចូលម្តងទៀតក្នុងការិយាល័យ'],
  setMailFrom: [
    'set MAIL_FROM to an address that can receive replies',
    'កំណត់ MAIL_FROM ជាអាសយដ្ឋានដែលទទួលចម្លើយបាន',
  ],
  lookAtChat: [
    'see Telegram and feeds in the office for the reason',
    'មូលហេតុមាននៅការកំណត់ Telegram និង product feed',
  ],
  lookAtClamd: ['check CLAMD, the network and the scanner', 'ពិនិត្យ «CLAMD» បណ្តាញ និងកម្មវិធីស្កេន'],
  lookAtSmtp: ['check SMTP_URL, the network and the email server', 'ពិនិត្យ SMTP_URL បណ្តាញ និងម៉ាស៊ីនអ៊ីមែល'],
  setSms: ['set it to an SMS service', 'កំណត់ទៅសេវា SMS'],
  lookAtBucket: ['check the S3_… settings', 'ពិនិត្យការកំណត់ S3_…'],
  testOff: ['set PAYMENT_TEST=off', 'កំណត់ PAYMENT_TEST=off'],
  serverInCambodia: [
    'the service only accepts connections from Cambodia: run the shop there, or route through an address there',
    'សេវានេះបើកសម្រាប់ម៉ាស៊ីននៅកម្ពុជា៖ ផ្លាស់ទៅកម្ពុជា ឬចេញតាមអាសយដ្ឋាននៅកម្ពុជា',
  ],
  lookAtKhqr: [
    'check KHQR_URL and the network; no QR codes are offered until it works',
    'ពិនិត្យ KHQR_URL និងបណ្តាញ; ក្នុងពេលនេះមិនបង្ហាញកូដទេ',
  ],
  tokenInTime: ['set a new KHQR_TOKEN before it expires', 'ដាក់តូខិនថ្មីក្នុង KHQR_TOKEN ឱ្យទាន់ពេល'],
  newToken: ['request a new token and set KHQR_TOKEN', 'សុំតូខិនថ្មី ហើយដាក់ក្នុង KHQR_TOKEN'],
  tokenByItself: [
    'the shop renews it automatically; check again in a few days',
    'ហាងសុំតូខិនបន្ទាប់ដោយខ្លួនឯង; ពិនិត្យម្តងទៀតពីរបីថ្ងៃក្រោយ',
  ],
  firstStart: ['it is created on first start', 'ការចាប់ផ្តើមលើកដំបូងបង្កើតវា'],
  makeRoom: ['free up space: orders stop when the disk is full', 'បង្កើនទំហំទំនេរ៖ ថាសពេញធ្វើឱ្យបញ្ជាទិញមិនបាន'],
  chmod: ['restrict access with “chmod 600 {file}”', 'បិទដោយ «chmod 600 {file}»'],
  backupNightly: [
    'run “npm run db:backup” every night and copy the result to another machine',
    'ដំណើរការ «npm run db:backup» រៀងរាល់យប់ ហើយចម្លងលទ្ធផលទៅម៉ាស៊ីនផ្សេង',
  ],
});
