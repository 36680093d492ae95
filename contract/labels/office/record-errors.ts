import { labelSet } from '../label-set.ts';

/** Validation errors of record fields by code. `{about}` is the limit, the id or the words in question. */
export const recordErrorLabels = labelSet(250, {
  missing: ['This field is required.', 'សូមបំពេញប្រអប់នេះ។'],
  tooLong: ['Use up to {about} characters.', 'សូមសរសេរមិនលើសពី {about} តួអក្សរ។'],
  characters: ['Contains characters that can’t be displayed.', 'មានតួអក្សរដែលមិនអាចបង្ហាញបាន។'],
  range: ['This number is out of range.', 'លេខនេះធំពេក ឬតូចពេក។'],
  unknown: ['Not found: {about}.', 'រកមិនឃើញ {about} ទេ។'],
  taken: ['This is already in use. Enter another one.', 'មានរួចហើយ។ សូមបំពេញមួយផ្សេង។'],
  twice: ['This is listed twice. Remove one.', 'បានដាក់ពីរដង។ សូមដកមួយចេញ។'],
  colour: ['Enter a hex color such as #1a2b3c.', 'ពណ៌សរសេរជាសញ្ញា # និង 6 តួ។'],
  contrast: [
    'Text would be hard to read: contrast is {about}:1 and must be at least 4.5:1.',
    'អក្សរអានមិនច្បាស់៖ {about} ទល់ 1 ហើយយ៉ាងតិចត្រូវ 4.5 ទល់ 1។',
  ],
  braces: ['Unknown placeholder: {about}.', 'ហាងមិនបំពេញ {about} ទេ។'],
  picture: ['This picture doesn’t exist. Choose another one.', 'ហាងគ្មានរូបនេះទេ។ សូមជ្រើសរើសរូបផ្សេង។'],
  code: ['Use only letters A to Z, digits, hyphens and underscores.', 'សូមប្រើតែអក្សរឡាតាំង លេខ សញ្ញា - និង _។'],
  path: ['Enter a valid address.', 'សូមបំពេញអាសយដ្ឋានឱ្យត្រឹមត្រូវ។'],
  slug: [
    'Use lowercase letters a to z, digits and hyphens, such as terms-of-sale.',
    'សូមប្រើអក្សរឡាតាំងតូច លេខ និងសញ្ញា - ដូចជា terms-of-sale។',
  ],
  openPart: ['Fill in {about} before you publish the page.', 'សូមបំពេញ {about} មុនពេលផ្សាយទំព័រ។'],
  circle: ['A category can’t be its own parent.', 'មិនអាចដាក់ក្រោមខ្លួនឯងបានទេ។'],
  loop: ['This redirect would lead back to itself.', 'ការបញ្ជូនបន្តនេះនឹងវិលមករកខ្លួនវិញ។'],
  livePage: [
    'This page exists, so the redirect would never be used.',
    'ទំព័រនេះមានហើយ ដូច្នេះការបញ្ជូនបន្តនឹងមិនដំណើរការទេ។',
  ],
  reserved: ['The shop itself uses this address.', 'ហាងប្រើអាសយដ្ឋាននេះរួចហើយ។'],
  endpoint: [
    'Enter an https address without a user name, at port 443 or one above 1024.',
    'សូមបញ្ចូលអាសយដ្ឋាន https:// គ្មានឈ្មោះអ្នកប្រើ នៅច្រក 443 ឬច្រកលើសពី 1024។',
  ],
  inside: [
    'This address is in a private network, where we send nothing. Enter one that the internet can reach.',
    'អាសយដ្ឋាននេះស្ថិតក្នុងបណ្តាញឯកជន ដែលយើងមិនផ្ញើទៅទេ។ សូមបញ្ចូលអាសយដ្ឋានដែលអ៊ីនធឺណិតអាចភ្ជាប់បាន។',
  ],
  otherSite: [
    'Enter an address in this shop, without https:// and domain, such as /en/about.',
    'សូមបំពេញអាសយដ្ឋានក្នុងហាងនេះ ដោយគ្មាន https:// និងឈ្មោះគេហទំព័រ ដូចជា /en/about។',
  ],
  inUse: [
    'Products, subcategories or sample requests still use this ({about}). Change those first.',
    'ផលិតផល ប្រភេទរង ឬសំណើសុំគំរូនៅប្រើវា ({about})។ សូមកែទាំងនោះជាមុន។',
  ],
  perVariant: ['Stock is tracked per variant.', 'ស្តុករាប់តាមជម្រើសនីមួយៗ។'],
  noOptions: ['Add these colors or sizes first.', 'សូមបន្ថែមពណ៌ ឬទំហំទាំងនេះសិន។'],
  notCounted: ['Stock isn’t tracked for this product.', 'ផលិតផលនេះមិនរាប់ស្តុកទេ។'],
  tooFew: ['Not enough in stock.', 'មិនមានគ្រប់ចំនួនទេ។'],
  archived: ['This is archived.', 'លែងប្រើហើយ។'],
  period: ['The end date must be after the start date.', 'ថ្ងៃបញ្ចប់នៅមុនថ្ងៃចាប់ផ្តើម។'],
  value: ['This value isn’t allowed.', 'មិនអាចប្រើទិន្នន័យនេះបានទេ។'],
  consent: [
    'The customer unsubscribed. Only the customer can subscribe again.',
    'អតិថិជនបានឈប់ជាវ។ មានតែអតិថិជនទេដែលអាចជាវម្តងទៀតបាន។',
  ],
  needsName: ['Add a name in this language first.', 'ត្រូវមានឈ្មោះជាភាសានេះជាមុន។'],
  needsCode: ['This needs a coupon code. Enter one first.', 'ចំណុចនេះសម្រាប់តែគូប៉ុង។ សូមបំពេញកូដគូប៉ុងសិន។'],
  percentOrAmount: ['Enter either a percentage or an amount.', 'សូមបំពេញភាគរយ ឬចំនួនទឹកប្រាក់ តែមួយមុខ។'],
  freeDelivery: [
    'Free delivery has no percentage or amount. Clear it.',
    'ការដឹកជញ្ជូនឥតគិតថ្លៃ គ្មានភាគរយ ឬចំនួនទឹកប្រាក់ទេ។ សូមលុបវាចេញ។',
  ],
  usedMore: [
    'The limit can’t be below the number of uses so far: {about}.',
    'ចំនួនអតិបរមាមិនអាចតិចជាងចំនួនដងដែលបានប្រើរួចទេ៖ {about}។',
  ],
  usedByOrders: [
    'Orders used this discount ({about}), so it can’t be deleted. Turn it off instead.',
    'មានការបញ្ជាទិញប្រើវារួចហើយ ({about}) ដូច្នេះមិនអាចលុបបានទេ។ សូមបិទវាជំនួស។',
  ],
  unproven: [
    'The customer hasn’t confirmed this email address, so the account may be a stranger’s. Leave the row out.',
    'អតិថិជនមិនទាន់បញ្ជាក់អ៊ីមែលនេះទេ ដូច្នេះគណនីអាចជារបស់អ្នកដទៃ។ សូមរំលងជួរនេះ។',
  ],
  customerActive: [
    'The customer has ordered, signed in or written since, so the customer was kept.',
    'អតិថិជនបានបញ្ជាទិញ ចូលគណនី ឬសរសេរមកហើយ ដូច្នេះនៅដដែល។',
  ],
  notGtin: [
    'This isn’t a GTIN. Check all of its 8, 12, 13 or 14 digits.',
    'នេះមិនមែនជា GTIN ទេ។ សូមពិនិត្យលេខទាំង 8, 12, 13 ឬ 14 ខ្ទង់។',
  ],
  gtinTaken: ['{about} already has this barcode.', '{about} មានបាកូដនេះរួចហើយ។'],
  rises: [
    'A price can’t be higher than the price for fewer pieces.',
    'តម្លៃសម្រាប់ចំនួនច្រើន មិនអាចខ្ពស់ជាងតម្លៃសម្រាប់ចំនួនតិចទេ។',
  ],
  overMaximum: [
    'The minimum and prices by quantity must be within the maximum per order, {about}.',
    'ចំនួនតិចបំផុត និងតម្លៃតាមចំនួន មិនអាចលើសពីចំនួនច្រើនបំផុត {about} ទេ។',
  ],
  foreignPermission: ['You can only grant permissions that you have.', 'អ្នកអាចផ្តល់តែសិទ្ធិដែលអ្នកមាន។'],
  network: ['Not an IP address or network: {about}.', '{about} មិនមែនជាអាសយដ្ឋាន IP ឬបណ្តាញទេ។'],
  dayOver: ['Choose today or a later day.', 'សូមជ្រើសថ្ងៃនេះ ឬថ្ងៃក្រោយ។'],
  belowCost: ['This takes a price below its cost.', 'នេះធ្វើឱ្យតម្លៃទាបជាងថ្លៃដើម។'],
  priceJump: ['This leaves 10% of a price or less.', 'តម្លៃនៅសល់ត្រឹម 10% ឬតិចជាងនេះ។'],
  area: ['The corners of a print area cross or are too close.', 'ជ្រុងនៃកន្លែងបោះពុម្ពខ្វែងគ្នា ឬនៅជិតគ្នាពេក។'],
  plaintext: [
    'Choose TLS or STARTTLS. A live shop can’t send unencrypted email.',
    'សូមជ្រើស TLS ឬ STARTTLS៖ ហាងដែលកំពុងលក់ មិនអាចផ្ញើអ៊ីមែលដោយគ្មានការអ៊ិនគ្រីបទេ។',
  ],
});

/** The validation messages of record shapes. */
export const recordSentenceLabels = labelSet(251, {
  empty: ['This field is required.', 'សូមបំពេញប្រអប់នេះ។'],
  bothLanguages: ['Enter this in both languages.', 'សូមបំពេញជាភាសាទាំងពីរ។'],
  oneLine: ['Enter this in a single line.', 'សូមសរសេរជាបន្ទាត់តែមួយ។'],
  name60: ['Use a single line of 1 to 60 characters.', 'សូមសរសេរ 1 ដល់ 60 តួអក្សរក្នុងបន្ទាត់តែមួយ។'],
  most60: ['Use up to 60 characters.', 'សូមសរសេរមិនលើសពី 60 តួអក្សរ។'],
  most200: ['Use up to 200 characters.', 'សូមសរសេរមិនលើសពី 200 តួអក្សរ។'],
  digits: ['Enter a phone number with 8 to 15 digits.', 'សូមបំពេញលេខទូរសព្ទពី 8 ដល់ 15 ខ្ទង់។'],
  hasDigits: ['Enter a number.', 'សូមបំពេញលេខ។'],
  email: ['Enter a valid email address.', 'សូមបំពេញអ៊ីមែលឱ្យត្រឹមត្រូវ។'],
  address: [
    'Enter a full web address, starting with https://.',
    'សូមបំពេញអាសយដ្ឋានគេហទំព័រឱ្យត្រឹមត្រូវ ដែលចាប់ផ្តើមដោយ https://។',
  ],
  chat: [
    'Enter a chat address at t.me or m.me, starting with https://.',
    'សូមបំពេញអាសយដ្ឋានជជែក Telegram ឬ Messenger ដែលចាប់ផ្តើមដោយ https://។',
  ],
  timeZone: ['Enter a time zone such as Asia/Phnom_Penh.', 'សូមបំពេញឈ្មោះតំបន់ម៉ោង ដូចជា Asia/Phnom_Penh។'],
  enterWord: ['Enter a word.', 'សូមបំពេញពាក្យមួយ។'],
  prefix: ['Use 1 to 6 capital letters.', 'សូមប្រើអក្សរធំ 1 ដល់ 6។'],
  buttonUrl: ['Start the address with /{lang}/ or https://.', 'សូមចាប់ផ្តើមអាសយដ្ឋានដោយ /{lang}/ ឬ https://។'],
  namesNone: ['Select at least one.', 'សូមជ្រើសរើសយ៉ាងតិចមួយ។'],
  beforeStart: ['Choose a date on or after the start date.', 'សូមជ្រើសរើសថ្ងៃដែលមិននៅមុនថ្ងៃចាប់ផ្តើម។'],
  lessThanFrom: [
    'The maximum number of days can’t be lower than the minimum.',
    'សូមបំពេញចំនួនថ្ងៃអតិបរមាដែលមិនតិចជាងចំនួនអប្បបរមា។',
  ],
  places: [
    'Use the same placeholders as the default text, such as {place}.',
    'សូមរក្សា {place} ទាំងអស់ដូចអត្ថបទដើម ហើយកុំបន្ថែមអ្វីផ្សេង។',
  ],
  moreThanNothing: ['Enter an amount greater than 0.', 'សូមបំពេញចំនួនធំជាងសូន្យ។'],
  twoDecimals: ['Use at most two decimals.', 'សូមសរសេរលេខក្រោយចំណុចមិនលើសពី 2 ខ្ទង់។'],
  minAboveMax: ['The minimum can’t exceed the maximum.', 'ចំនួនអប្បបរមាមិនអាចលើសពីចំនួនអតិបរមាទេ។'],
  productsOrCategory: ['Select either products or a category.', 'សូមជ្រើសរើសផលិតផល ឬប្រភេទ។'],
  day: ['Choose a date.', 'សូមជ្រើសរើសថ្ងៃ។'],
  ofTheList: ['Choose from the list.', 'សូមជ្រើសរើសពីបញ្ជី។'],
});
