import { labelSet } from '../label-set.ts';

/** The limits of the shop; names of variables as docs/operating/settings.md has them. */
export const officeLimitLabels = labelSet(275, {
  here: ['Changed here', 'កែនៅទីនេះ'],
  onServer: ['Set on the server', 'កំណត់នៅលើម៉ាស៊ីនមេ'],
  change: [
    'Each is an environment variable of the server. Whoever looks after it changes the variable and starts the shop anew; here it is shown as it counts now.',
    'កម្រិតនីមួយៗជាអថេរបរិស្ថានរបស់ម៉ាស៊ីនមេ។ អ្នកថែទាំម៉ាស៊ីនកែអថេរ រួចចាប់ផ្តើមហាងឡើងវិញ។ ទីនេះបង្ហាញអ្វីដែលមានប្រសិទ្ធភាពឥឡូវ។',
  ],
  what: ['What', 'អ្វី'],
  now: ['Now', 'ឥឡូវ'],
  usual: ['As it comes', 'ធម្មតា'],
  variable: ['Variable', 'អថេរ'],
  isUsual: ['as it comes', 'ធម្មតា'],
  wasUsual: ['as it comes: {n}', 'ធម្មតា៖ {n}'],
  elsewhere: ['Bounds of each way to pay', 'ព្រំដែននៃវិធីទូទាត់នីមួយៗ'],

  requests: ['Requests a minute from one internet address', 'សំណើក្នុងមួយនាទី ពីអាសយដ្ឋានអ៊ីនធឺណិតមួយ'],
  LIMIT_BROWSE: ['Looking: pages, lists, searches', 'ការមើល៖ ទំព័រ បញ្ជី ការស្វែងរក'],
  LIMIT_ACCOUNT: ['Logging in and signing up', 'ការចូលគណនី និងការចុះឈ្មោះ'],
  LIMIT_ORDER: ['Coupons and orders', 'គូប៉ុង និងការបញ្ជាទិញ'],
  LIMIT_MESSAGE: ['Messages to the shop', 'សារទៅហាង'],
  LIMIT_OFFICE: ['The office', 'ការិយាល័យ'],

  unpaid: ['Goods held without money', 'ទំនិញដែលទុកមុនបានប្រាក់'],
  COD_DAILY_CAP: ['Cash orders of a customer in a day', 'ការបញ្ជាទិញបង់ពេលទទួល របស់អតិថិជនម្នាក់ក្នុងមួយថ្ងៃ'],
  COD_NEWCOMER_ORDERS: [
    'Cash orders under way of a customer who never received goods',
    'ការបញ្ជាទិញបង់ពេលទទួលដែលមិនទាន់ចប់ របស់អតិថិជនថ្មី',
  ],
  COD_NEWCOMER_DOLLARS: ['Their sum in dollars', 'ទឹកប្រាក់សរុបជាដុល្លារ របស់អតិថិជនថ្មី'],
  COD_KNOWN_ORDERS: [
    'Cash orders under way of a customer who did',
    'ការបញ្ជាទិញបង់ពេលទទួលដែលមិនទាន់ចប់ របស់អតិថិជនដែលធ្លាប់ទទួលទំនិញ',
  ],
  COD_KNOWN_DOLLARS: ['The sum of these in dollars', 'ទឹកប្រាក់សរុបជាដុល្លារ របស់អតិថិជនដែលធ្លាប់ទទួលទំនិញ'],
  COD_CONFIRM_HOURS: [
    'Hours a newcomer has to confirm a cash order; 0: need not',
    'ម៉ោងដែលអតិថិជនថ្មីត្រូវបញ្ជាក់ការបញ្ជាទិញ (0៖ មិនចាំបាច់)',
  ],
  HOLD_ADDRESS_ORDERS: [
    'Unpaid orders at once of all newcomers at one internet address',
    'ការបញ្ជាទិញមិនទាន់បង់ របស់អតិថិជនថ្មីទាំងអស់ពីអាសយដ្ឋានអ៊ីនធឺណិតមួយ',
  ],
  HOLD_ADDRESS_PERCENT: ['Percent of the stock’s worth they may hold', 'ភាគរយនៃតម្លៃស្តុកដែលពួកគេអាចទុក'],
  HOLD_CASH_PERCENT: ['Percent of it for cash orders', 'ភាគរយសម្រាប់ការបញ្ជាទិញបង់ពេលទទួល'],
  HOLD_PRODUCT_PERCENT: ['Percent of the pieces of one product', 'ភាគរយនៃចំនួនផលិតផលមួយ'],
  HOLD_NEWCOMERS_PERCENT: [
    'Percent of the stock all newcomers together may hold',
    'ភាគរយនៃស្តុកដែលអតិថិជនថ្មីទាំងអស់អាចទុក',
  ],

  cards: ['Cards tried in vain in 24 hours', 'កាតដែលសាកមិនបាន ក្នុង 24 ម៉ោង'],
  CARD_DECLINES_CUSTOMER: ['By one customer', 'ដោយអតិថិជនម្នាក់'],
  CARD_DECLINES_ADDRESS: ['By all newcomers at one internet address', 'ដោយអតិថិជនថ្មីទាំងអស់ពីអាសយដ្ឋានអ៊ីនធឺណិតមួយ'],
  CARD_DECLINES_SHOP: ['In the whole shop', 'ក្នុងហាងទាំងមូល'],

  accounts: ['Guessing, signing up, reviews', 'ការទាយ ការចុះឈ្មោះ និងមតិ'],
  LOGIN_FAILS_ACCOUNT: ['Failed logins of an account in 15 minutes', 'ការចូលគណនីមិនបាន របស់គណនីមួយក្នុង 15 នាទី'],
  LOGIN_FAILS_ADDRESS: [
    'Failed logins from one internet address in 15 minutes',
    'ការចូលគណនីមិនបាន ពីអាសយដ្ឋានអ៊ីនធឺណិតមួយក្នុង 15 នាទី',
  ],
  RESET_CODES_QUARTER: [
    'Codes to reset a password, for one email in 15 minutes',
    'កូដកំណត់ពាក្យសម្ងាត់ថ្មី សម្រាប់អ៊ីមែលមួយក្នុង 15 នាទី',
  ],
  RESET_CODES_DAY: ['Codes to reset a password, for one email in a day', 'កូដកំណត់ពាក្យសម្ងាត់ថ្មី សម្រាប់អ៊ីមែលមួយក្នុងមួយថ្ងៃ'],
  RESET_TRIES_ADDRESS: [
    'Codes asked for and guessed from one internet address in an hour',
    'កូដដែលសុំ និងទាយ ពីអាសយដ្ឋានអ៊ីនធឺណិតមួយក្នុងមួយម៉ោង',
  ],
  RESET_GUESSES_SHOP: ['Wrong guesses in the whole shop in an hour', 'ការទាយខុសក្នុងហាងទាំងមូល ក្នុងមួយម៉ោង'],
  SIGNUPS_ADDRESS: ['New accounts from one internet address in an hour', 'គណនីថ្មីពីអាសយដ្ឋានអ៊ីនធឺណិតមួយ ក្នុងមួយម៉ោង'],
  REVIEWS_ADDRESS: ['Reviews from one internet address in an hour', 'មតិពីអាសយដ្ឋានអ៊ីនធឺណិតមួយ ក្នុងមួយម៉ោង'],

  phones: ['Codes to phones in a day', 'កូដទៅទូរសព្ទក្នុងមួយថ្ងៃ'],
  PHONE_CODES_NUMBER: ['To one number', 'ទៅលេខមួយ'],
  PHONE_CODES_NETWORK: ['Asked for in one network', 'ដែលសុំពីបណ្តាញមួយ'],
  PHONE_CODES_DAY: ['In all', 'សរុប'],
});
