import { labelSet } from '../label-set.ts';

/** What can be wrong with a field of a record, by code; `{about}` is the limit, the id or the words it is about. */
export const recordFaultLabels = labelSet(250, {
  missing: ['Please fill this in.', 'សូមបំពេញប្រអប់នេះ។'],
  tooLong: ['Please use at most {about} characters.', 'សូមសរសេរមិនលើសពី {about} តួអក្សរ។'],
  characters: ['It has characters that cannot be shown.', 'មានតួអក្សរដែលមិនអាចបង្ហាញបាន។'],
  range: ['This number is too large or too small.', 'លេខនេះធំពេក ឬតូចពេក។'],
  unknown: ['Not found: {about}.', 'រកមិនឃើញ {about} ទេ។'],
  taken: ['There is one of this name already.', 'មានឈ្មោះនេះរួចហើយ។'],
  twice: ['It is named twice.', 'បានដាក់ពីរដង។'],
  colour: ['A color is written like #1a2b3c.', 'ពណ៌សរសេរជាសញ្ញា # និង 6 តួ។'],
  contrast: [
    'Its words could not be read: {about} : 1, and 4.5 : 1 is the least.',
    'អក្សរអានមិនច្បាស់៖ {about} ទល់ 1 ហើយយ៉ាងតិចត្រូវ 4.5 ទល់ 1។',
  ],
  braces: ['The shop can’t fill in {about}.', 'ហាងមិនបំពេញ {about} ទេ។'],
  picture: ['The shop has no such picture.', 'ហាងគ្មានរូបនេះទេ។'],
  code: ['Please use only letters A to Z and digits.', 'សូមប្រើតែអក្សរឡាតាំង និងលេខ។'],
  path: ['This is no address.', 'នេះមិនមែនជាអាសយដ្ឋានទេ។'],
  circle: ['It cannot stand below itself.', 'មិនអាចដាក់ក្រោមខ្លួនឯងបានទេ។'],
  inUse: ['This is in use: {about}.', 'កំពុងប្រើនៅ {about}។'],
  notCounted: ['Its stock is not counted.', 'ផលិតផលនេះមិនរាប់ស្តុកទេ។'],
  tooFew: ['There are not that many.', 'មិនមានគ្រប់ចំនួនទេ។'],
  archived: ['It is out of use.', 'លែងប្រើហើយ។'],
  period: ['The end is before the beginning.', 'ថ្ងៃបញ្ចប់នៅមុនថ្ងៃចាប់ផ្តើម។'],
  value: ['This value isn’t allowed.', 'មិនអាចប្រើតម្លៃនេះបានទេ។'],
  needsName: ['It needs a name in this language first.', 'ត្រូវមានឈ្មោះជាភាសានេះជាមុន។'],
  plaintext: [
    'Choose TLS or STARTTLS: a shop that sells sends no email in the clear.',
    'សូមជ្រើស TLS ឬ STARTTLS៖ ហាងដែលលក់មិនផ្ញើអ៊ីមែលដោយគ្មានការអ៊ិនគ្រីបទេ។',
  ],
});

/** What shapes of records ask for. */
export const recordSentenceLabels = labelSet(251, {
  empty: ['Please fill this in.', 'សូមបំពេញប្រអប់នេះ។'],
  bothLanguages: ['Please write this in both languages.', 'សូមបំពេញជាភាសាទាំងពីរ។'],
  oneLine: ['Please write this in one line.', 'សូមសរសេរជាបន្ទាត់តែមួយ។'],
  name60: ['Please use 1 to 60 characters in one line.', 'សូមសរសេរ 1 ដល់ 60 តួអក្សរក្នុងបន្ទាត់តែមួយ។'],
  most60: ['Please use at most 60 characters.', 'សូមសរសេរមិនលើសពី 60 តួអក្សរ។'],
  most200: ['Please use at most 200 characters.', 'សូមសរសេរមិនលើសពី 200 តួអក្សរ។'],
  digits: ['Please write a phone number of 8 to 15 digits.', 'សូមបំពេញលេខទូរសព្ទពី 8 ដល់ 15 ខ្ទង់។'],
  hasDigits: ['Please write a number with digits.', 'សូមបំពេញលេខ។'],
  email: ['Please write a whole email address.', 'សូមបំពេញអ៊ីមែលឱ្យត្រឹមត្រូវ។'],
  address: [
    'Please write a whole web address, beginning with https://.',
    'សូមបំពេញអាសយដ្ឋានបណ្តាញឱ្យត្រឹមត្រូវ ដែលចាប់ផ្តើមដោយ https://។',
  ],
  chat: [
    'Please write the address of a chat at t.me or m.me, beginning with https://.',
    'សូមបំពេញអាសយដ្ឋានជជែក Telegram ឬ Messenger ដែលចាប់ផ្តើមដោយ https://។',
  ],
  timeZone: ['Please write a time zone like Asia/Phnom_Penh.', 'សូមបំពេញឈ្មោះតំបន់ម៉ោង ដូចជា Asia/Phnom_Penh។'],
  word: ['Please write a word.', 'សូមបំពេញពាក្យមួយ។'],
  prefix: ['Please use 1 to 6 capital letters.', 'សូមប្រើអក្សរធំ 1 ដល់ 6។'],
  buttonUrl: [
    'Please begin the address with /{lang}/ or https://.',
    'សូមចាប់ផ្តើមអាសយដ្ឋានដោយ /{lang}/ ឬ https://។',
  ],
  namesNone: ['Please select at least one.', 'សូមជ្រើសរើសយ៉ាងតិចមួយ។'],
  beforeStart: ['Please choose a day that is not before the first one.', 'សូមជ្រើសរើសថ្ងៃដែលមិននៅមុនថ្ងៃចាប់ផ្តើម។'],
  lessThanFrom: ['Please use at least as many days as it takes from.', 'សូមបំពេញចំនួនថ្ងៃដែលមិនតិចជាងថ្ងៃដំបូង។'],
  places: [
    'Please keep every {place} of the built-in text, and add no other.',
    'សូមរក្សា {place} ទាំងអស់ដូចអត្ថបទដើម ហើយកុំបន្ថែមអ្វីផ្សេង។',
  ],
  moreThanNothing: ['Please write an amount above zero.', 'សូមបំពេញចំនួនធំជាងសូន្យ។'],
  twoDecimals: ['Please use at most two decimals.', 'សូមប្រើខ្ទង់ក្រោយក្បៀសមិនលើសពីពីរ។'],
  leastMost: ['Please write a total that is not above the largest one.', 'សូមបំពេញសរុបដែលមិនលើសពីសរុបច្រើនបំផុត។'],
  productsOrCategory: ['Please choose products or a category.', 'សូមជ្រើសរើសផលិតផល ឬប្រភេទ។'],
  day: ['Please choose a day.', 'សូមជ្រើសរើសថ្ងៃ។'],
  ofTheList: ['Please choose from the list.', 'សូមជ្រើសរើសពីបញ្ជី។'],
});
