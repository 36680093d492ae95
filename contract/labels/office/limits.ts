import { labelSet } from '../label-set.ts';

/** The shop's limits. Variable names match docs/operating/settings.md. */
export const officeLimitLabels = labelSet(275, {
  here: ['Can be changed here', 'កែនៅទីនេះ'],
  onServer: ['Set on the server', 'កំណត់នៅលើម៉ាស៊ីនមេ'],
  change: [
    'These are environment variables. To change one, edit it on the server and restart the shop; this page shows the values in effect.',
    'កម្រិតនីមួយៗជាការកំណត់លើម៉ាស៊ីនមេ (environment variable)។ អ្នកថែទាំម៉ាស៊ីនកែវា រួចចាប់ផ្តើមហាងឡើងវិញ។ ទីនេះបង្ហាញអ្វីដែលមានប្រសិទ្ធភាពឥឡូវ។',
  ],
  what: ['Limit', 'អ្វី'],
  now: ['Current', 'ឥឡូវ'],
  usual: ['Default', 'ធម្មតា'],
  variable: ['Variable', 'អថេរ'],
  isUsual: ['default', 'ធម្មតា'],
  wasUsual: ['default: {n}', 'ធម្មតា៖ {n}'],
  elsewhere: ['Payment method limits', 'ព្រំដែននៃវិធីទូទាត់នីមួយៗ'],

  requests: ['Requests per minute from one IP address', 'សំណើក្នុងមួយនាទី ពីអាសយដ្ឋានអ៊ីនធឺណិតមួយ'],
  LIMIT_BROWSE: ['Browsing: pages, lists, searches', 'ការមើល៖ ទំព័រ បញ្ជី ការស្វែងរក'],
  LIMIT_ACCOUNT: ['Login and signup', 'ការចូលគណនី និងការចុះឈ្មោះ'],
  LIMIT_ORDER: ['Coupons and orders', 'គូប៉ុង និងការបញ្ជាទិញ'],
  LIMIT_MESSAGE: ['Messages to the shop', 'សារទៅហាង'],
  LIMIT_OFFICE: ['Back office', 'ការិយាល័យ'],

  unpaid: ['Stock reserved by unpaid orders', 'ទំនិញដែលទុកមុនបានប្រាក់'],
  COD_DAILY_CAP: ['Cash orders per customer per day', 'ការបញ្ជាទិញបង់ពេលទទួល របស់អតិថិជនម្នាក់ក្នុងមួយថ្ងៃ'],
  COD_NEWCOMER_ORDERS: ['Open cash orders for a new customer', 'ការបញ្ជាទិញបង់ពេលទទួលដែលមិនទាន់ចប់ របស់អតិថិជនថ្មី'],
  COD_NEWCOMER_DOLLARS: ['Total of those orders, in dollars', 'ទឹកប្រាក់សរុបជាដុល្លារ របស់អតិថិជនថ្មី'],
  COD_KNOWN_ORDERS: [
    'Open cash orders for a returning customer',
    'ការបញ្ជាទិញបង់ពេលទទួលដែលមិនទាន់ចប់ របស់អតិថិជនដែលធ្លាប់ទទួលទំនិញ',
  ],
  COD_KNOWN_DOLLARS: ['Total of those orders, in dollars', 'ទឹកប្រាក់សរុបជាដុល្លារ របស់អតិថិជនដែលធ្លាប់ទទួលទំនិញ'],
  COD_CONFIRM_HOURS: [
    'Hours a new customer has to confirm a cash order (0: no confirmation needed)',
    'ម៉ោងដែលអតិថិជនថ្មីត្រូវបញ្ជាក់ការបញ្ជាទិញ (0៖ មិនចាំបាច់)',
  ],
  HOLD_ADDRESS_ORDERS: [
    'Open unpaid orders from new customers at one IP address',
    'ការបញ្ជាទិញមិនទាន់បង់ របស់អតិថិជនថ្មីទាំងអស់ពីអាសយដ្ឋានអ៊ីនធឺណិតមួយ',
  ],
  HOLD_ADDRESS_PERCENT: ['Share of stock value they can reserve (%)', 'ភាគរយនៃតម្លៃស្តុកដែលពួកគេអាចទុក'],
  HOLD_CASH_PERCENT: ['Share of stock value for their cash orders (%)', 'ភាគរយនៃតម្លៃស្តុក សម្រាប់ការបញ្ជាទិញបង់ពេលទទួល'],
  HOLD_PRODUCT_PERCENT: ['Share of one product’s stock (%)', 'ភាគរយនៃចំនួនផលិតផលមួយ'],
  HOLD_NEWCOMERS_PERCENT: [
    'Share of stock all new customers together can reserve (%)',
    'ភាគរយនៃស្តុកដែលអតិថិជនថ្មីទាំងអស់អាចទុក',
  ],

  cards: ['Declined card attempts in 24 hours', 'កាតដែលសាកមិនបាន ក្នុង 24 ម៉ោង'],
  CARD_DECLINES_CUSTOMER: ['Per customer', 'ដោយអតិថិជនម្នាក់'],
  CARD_DECLINES_ADDRESS: ['New customers at one IP address', 'ដោយអតិថិជនថ្មីទាំងអស់ពីអាសយដ្ឋានអ៊ីនធឺណិតមួយ'],
  CARD_DECLINES_SHOP: ['Whole shop', 'ក្នុងហាងទាំងមូល'],

  accounts: ['Password guessing, signups and reviews', 'ការទាយ ការចុះឈ្មោះ និងមតិ'],
  LOGIN_FAILS_ACCOUNT: ['Failed logins per account in 15 minutes', 'ការចូលគណនីមិនបាន របស់គណនីមួយក្នុង 15 នាទី'],
  LOGIN_FAILS_ADDRESS: [
    'Failed logins per IP address in 15 minutes',
    'ការចូលគណនីមិនបាន ពីអាសយដ្ឋានអ៊ីនធឺណិតមួយក្នុង 15 នាទី',
  ],
  RESET_CODES_QUARTER: [
    'Password reset codes per email address in 15 minutes',
    'កូដកំណត់ពាក្យសម្ងាត់ថ្មី សម្រាប់អ៊ីមែលមួយក្នុង 15 នាទី',
  ],
  RESET_CODES_DAY: ['Password reset codes per email address per day', 'កូដកំណត់ពាក្យសម្ងាត់ថ្មី សម្រាប់អ៊ីមែលមួយក្នុងមួយថ្ងៃ'],
  RESET_TRIES_ADDRESS: [
    'Codes requested or guessed per IP address per hour',
    'កូដដែលសុំ និងទាយ ពីអាសយដ្ឋានអ៊ីនធឺណិតមួយក្នុងមួយម៉ោង',
  ],
  RESET_GUESSES_SHOP: ['Wrong codes across the shop per hour', 'ការទាយខុសក្នុងហាងទាំងមូល ក្នុងមួយម៉ោង'],
  SIGNUPS_ADDRESS: ['New accounts per IP address per hour', 'គណនីថ្មីពីអាសយដ្ឋានអ៊ីនធឺណិតមួយ ក្នុងមួយម៉ោង'],
  REVIEWS_ADDRESS: ['Reviews per IP address per hour', 'មតិពីអាសយដ្ឋានអ៊ីនធឺណិតមួយ ក្នុងមួយម៉ោង'],

  phones: ['Codes sent to phones per day', 'កូដទៅទូរសព្ទក្នុងមួយថ្ងៃ'],
  PHONE_CODES_NUMBER: ['To one phone number', 'ទៅលេខមួយ'],
  PHONE_CODES_NETWORK: ['Requested from one network', 'ដែលសុំពីបណ្តាញមួយ'],
  PHONE_CODES_DAY: ['In total', 'សរុប'],
});
