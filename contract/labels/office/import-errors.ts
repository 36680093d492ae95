import { labelSet } from '../label-set.ts';

/** Why a cell of a file is wrong, in addition to `recordErrorLabels`. `{about}` is the text or row concerned. */
export const officeImportErrorLabels = labelSet(316, {
  amount: ['“{about}” isn’t an amount such as 12.50.', '«{about}» មិនមែនជាចំនួនទឹកប្រាក់ ដូចជា 12.50 ទេ។'],
  subCent: [
    '“{about}” has a fraction of a cent, which can’t be charged. Sell it in packs: 100 pieces at 0.025 are one pack at 2.50.',
    '«{about}» តិចជាងមួយសេន ហើយមិនអាចគិតប្រាក់បានទេ។ សូមលក់ជាកញ្ចប់៖ 100 សន្លឹក តម្លៃ 0.025 គឺមួយកញ្ចប់តម្លៃ 2.50។',
  ],
  number: ['“{about}” isn’t a whole number.', '«{about}» មិនមែនជាចំនួនគត់ទេ។'],
  twoNumbers: ['{about}. Leave out the thousands separator.', '{about}។ សូមកុំប្រើសញ្ញាបំបែកខ្ទង់ពាន់។'],
  yesNo: ['“{about}” must be yes or no.', '«{about}» ត្រូវជា «yes» ឬ «no»។'],
  state: ['“{about}” must be yes, no or archived.', '«{about}» ត្រូវជា «yes», «no» ឬ «archived»។'],
  several: [
    '“{about}” matches several records. Add the number from an export.',
    'មានកំណត់ត្រាច្រើនដែលត្រូវនឹង «{about}»។ សូមបន្ថែមលេខពីឯកសារនាំចេញ។',
  ],
  surcharge: ['“{about}” has no surcharge such as +1.50 or +5%.', '«{about}» គ្មានថ្លៃបន្ថែម ដូចជា +1.50 ឬ +5% ទេ។'],
  group: [
    '“{about}” has no option name. Write “Logo print: No print; One color +0.60”.',
    '«{about}» គ្មានឈ្មោះជម្រើស។ សូមសរសេរ «Logo print: No print; One color +0.60»។',
  ],
  per: ['“{about}” must be color, size or both.', '«{about}» ត្រូវជា «color», «size» ឬ «both»។'],
  step: [
    '“{about}” isn’t a price by quantity. Write “25: 5.40; 50: 5.10”.',
    '«{about}» មិនមែនជាតម្លៃតាមចំនួនទេ។ សូមសរសេរ «25: 5.40; 50: 5.10»។',
  ],
  variant: [
    '“{about}” doesn’t fit stock_per. Write “Navy / L: 12”.',
    '«{about}» មិនត្រូវនឹង «stock_per» ទេ។ សូមសរសេរ «Navy / L: 12»។',
  ],
  kind: [
    '“{about}” must be brand, vendor, tag, color, size, attribute or option.',
    '«{about}» ត្រូវជា «brand, vendor, tag, color, size, attribute, option»។',
  ],
  noProduct: [
    'No product has this SKU. Import the file with the products first, then this one again.',
    'គ្មានផលិតផលមានលេខនេះទេ។ សូមនាំចូលឯកសារផលិតផលជាមុន រួចឯកសារនេះម្តងទៀត។',
  ],
  noPicture: ['The shop has no picture “{about}”.', 'ហាងគ្មានរូបភាព «{about}» ទេ។'],
  badPicture: ['“{about}” can’t be shown.', 'មិនអាចបង្ហាញ «{about}» បានទេ។'],
  repeated: ['Duplicate of row {about}.', 'ដូចជួរ {about}។'],
  short: ['The row has only {about} cells. Is the file complete?', 'ជួរមានតែ {about} ក្រឡា។ តើឯកសារពេញលេញទេ?'],
  formula: ['The formula in this cell has an error.', 'រូបមន្តក្នុងក្រឡានេះមានកំហុស។'],
  noResult: [
    'The formula has no stored result. Save the file in a spreadsheet program again.',
    'រូបមន្តគ្មានលទ្ធផល។ សូមរក្សាទុកឯកសារម្តងទៀតក្នុងកម្មវិធីតារាង។',
  ],
  date: ['This is a date. Format the cell as text.', 'នេះជាកាលបរិច្ឆេទ។ សូមកំណត់ក្រឡាជាអត្ថបទ។'],
  long: ['This cell is too long.', 'ក្រឡានេះវែងពេក។'],
  conflict: ['Someone else changed this at the same time.', 'មានអ្នកផ្សេងបានកែក្នុងពេលតែមួយ។'],
  lost: [
    'Letters were lost when the file was saved. Save it as UTF-8.',
    'អក្សរបានបាត់ពេលរក្សាទុកឯកសារ។ សូមរក្សាទុកជា UTF-8។',
  ],
  encoding: [
    'Letters are garbled. Save the original as UTF-8 again.',
    'អក្សរខូច។ សូមរក្សាទុកឯកសារដើមជា UTF-8 ម្តងទៀត។',
  ],
  alike: [
    'This differs from {about} only by letter case or invisible marks.',
    'ខុសពី {about} តែត្រង់អក្សរធំ ឬតូច ឬសញ្ញាមើលមិនឃើញប៉ុណ្ណោះ។',
  ],
  email: ['“{about}” isn’t an email address.', '«{about}» មិនមែនជាអ៊ីមែលទេ។'],
  phone: ['“{about}” isn’t a phone number.', '«{about}» មិនមែនជាលេខទូរសព្ទទេ។'],
  language: ['“{about}” must be en or km.', '«{about}» ត្រូវជា «en» ឬ «km»។'],
  noLogin: [
    'A customer needs an email address or a Cambodian phone number.',
    'អតិថិជនត្រូវមានអ៊ីមែល ឬលេខទូរសព្ទកម្ពុជា។',
  ],
  otherEmail: [
    'This number belongs to a customer with another email or none. To change that customer, empty this cell.',
    'លេខនេះជារបស់អតិថិជនដែលមានអ៊ីមែលផ្សេង ឬគ្មានអ៊ីមែល។ ដើម្បីកែអតិថិជននោះ សូមលុបក្រឡានេះ។',
  ],
  ownPhone: [
    'The customer signs in with another number. Empty this cell.',
    'អតិថិជនចូលគណនីដោយលេខផ្សេង។ សូមលុបក្រឡានេះ។',
  ],
  severalCustomers: [
    'Several customers have the number {about}. Add the email.',
    'អតិថិជនច្រើននាក់មានលេខ {about}។ សូមបន្ថែមអ៊ីមែល។',
  ],
  couponBuyGet: [
    'The file doesn’t say what to buy and what to get. Create this coupon under Discounts.',
    'ឯកសារមិនប្រាប់ថាត្រូវទិញអ្វី និងថែមអ្វីទេ។ សូមបង្កើតគូប៉ុងនេះក្នុងការបញ្ចុះតម្លៃ។',
  ],
  couponProducts: [
    'This coupon is only for some products. Create it under Discounts.',
    'គូប៉ុងនេះសម្រាប់តែផលិតផលខ្លះ។ សូមបង្កើតវាក្នុងការបញ្ចុះតម្លៃ។',
  ],
  couponCustomers: [
    'This coupon is only for some customers, which coupons here can’t be limited to.',
    'គូប៉ុងនេះសម្រាប់តែអតិថិជនខ្លះ ដែលគូប៉ុងនៅទីនេះមិនអាចកំណត់បានទេ។',
  ],
  couponPayment: [
    'This coupon is only for some payment methods, which coupons here can’t be limited to.',
    'គូប៉ុងនេះសម្រាប់តែវិធីបង់ប្រាក់ខ្លះ ដែលគូប៉ុងនៅទីនេះមិនអាចកំណត់បានទេ។',
  ],
  couponPlaces: [
    'This coupon is only for some places or delivery methods. Only free delivery can be limited to them: create it under Discounts.',
    'គូប៉ុងនេះសម្រាប់តែទីកន្លែង ឬវិធីដឹកជញ្ជូនខ្លះ។ នៅទីនេះ មានតែការដឹកជញ្ជូនឥតគិតថ្លៃទេ ដែលអាចកំណត់តាមទីកន្លែងបាន៖ សូមបង្កើតក្នុង «ការបញ្ចុះតម្លៃ»។',
  ],
  couponTerms: ['Coupons here have no such condition: {about}.', 'គូប៉ុងនៅទីនេះគ្មានលក្ខខណ្ឌបែបនេះទេ៖ {about}។'],
  couponNoTerms: [
    'The file has only the code, not what it takes off. Create this coupon under Discounts.',
    'ឯកសារមានតែកូដ មិនប្រាប់ថាបញ្ចុះប៉ុន្មានទេ។ សូមបង្កើតគូប៉ុងនេះក្នុងការបញ្ចុះតម្លៃ។',
  ],
  closed: ['The account of this customer is closed.', 'គណនីអតិថិជននេះបានបិទ។'],
  freePrice: ['The price would be 0. Allow it in the options.', 'តម្លៃនឹងជា 0។ សូមអនុញ្ញាតក្នុងជម្រើស។'],
  stepJump: [
    'A price by quantity is less than a fifth of the price for fewer pieces. Allow it in the options.',
    'មានកម្រិតតម្លៃមួយតិចជាងមួយភាគប្រាំនៃតម្លៃសម្រាប់ចំនួនតិចជាងនេះ។ សូមអនុញ្ញាតក្នុងជម្រើស។',
  ],
  belowCost: ['The price is below the cost. Allow it in the options.', 'តម្លៃទាបជាងថ្លៃដើម។ សូមអនុញ្ញាតក្នុងជម្រើស។'],
  priceJump: [
    'The price changes more than fivefold. Allow it in the options.',
    'តម្លៃឡើង ឬចុះលើសពី 5 ដង។ សូមអនុញ្ញាតក្នុងជម្រើស។',
  ],
  taken: ['Another record already has this.', 'មានកំណត់ត្រាផ្សេងប្រើវារួចហើយ។'],
});

/** Why a file couldn't be read, or an import stopped. */
export const officeImportFileLabels = labelSet(317, {
  gone: ['The file is no longer stored. Upload it again.', 'ឯកសារលែងមានហើយ។ សូមបញ្ជូនម្តងទៀត។'],
  ending: ['Use a file whose name ends with .xlsx or .csv.', 'សូមប្រើឯកសារដែលឈ្មោះបញ្ចប់ដោយ «.xlsx» ឬ «.csv»។'],
  format: [
    'We can’t import {format} files. Save the table as “CSV UTF-8” or XLSX.',
    'យើងនាំចូលឯកសារ {format} មិនបានទេ។ សូមរក្សាទុកតារាងជា «CSV UTF-8» ឬ XLSX។',
  ],
  size: ['The file is too large. Split it.', 'ឯកសារធំពេក។ សូមបំបែកវា។'],
  rows: ['A file can have up to 50,000 rows. Split it.', 'ឯកសារមួយមានបានដល់ 50,000 ជួរ។ សូមបំបែកវា។'],
  empty: ['The file is empty.', 'ឯកសារទទេ។'],
  broken: [
    'A quotation mark in the file isn’t closed. Is the file complete?',
    'សញ្ញាសម្រង់ក្នុងឯកសារមិនបានបិទ។ តើឯកសារពេញលេញទេ?',
  ],
  encoding: ['Save the file as “CSV UTF-8” or as XLSX.', 'សូមរក្សាទុកឯកសារជា «CSV UTF-8» ឬ XLSX។'],
  damaged: ['This isn’t a complete XLSX file.', 'នេះមិនមែនជាឯកសារ XLSX ពេញលេញទេ។'],
  demanding: [
    'Reading the file needs too much memory or time. Split it, or save it as CSV.',
    'ការអានឯកសារត្រូវការអង្គចងចាំ ឬពេលច្រើនពេក។ សូមបំបែកវា ឬរក្សាទុកជា CSV។',
  ],
  notRecognised: [
    'No column identifies the rows, such as “sku”, “category”, or “email” with “firstname”. If one of the columns below is one of them, match it.',
    'គ្មានជួរឈរណាសម្គាល់ជួរ ដូចជា «sku», «category» ឬ «email» ជាមួយ «firstname» ទេ។ បើជួរឈរខាងក្រោមណាមួយមានន័យដូចនោះ សូមផ្គូផ្គងវា។',
  ],
  nearProducts: [
    'This looks like a list of products. No column is the SKU, by which we find products again. Match the SKU, name and price below, or add a column “sku” to the file.',
    'នេះហាក់ដូចជាបញ្ជីផលិតផល។ គ្មានជួរឈរ SKU ដែលប្រើសម្គាល់ផលិតផលទេ។ សូមផ្គូផ្គង SKU ឈ្មោះ និងតម្លៃខាងក្រោម ឬបន្ថែមជួរឈរ «sku» ក្នុងឯកសារ។',
  ],
  nearCustomers: [
    'This looks like a list of customers. Match the columns for the email and the first name below.',
    'នេះហាក់ដូចជាបញ្ជីអតិថិជន។ សូមផ្គូផ្គងជួរឈរសម្រាប់អ៊ីមែល និងនាមខ្លួនខាងក្រោម។',
  ],
  nearOthers: [
    'A column that identifies the rows is missing. Match it below, or export the list here to see its columns.',
    'ខ្វះជួរឈរដែលសម្គាល់ជួរ។ សូមផ្គូផ្គងវាខាងក្រោម ឬនាំចេញបញ្ជីពីទីនេះ ដើម្បីមើលជួរឈររបស់វា។',
  ],
  nearSystem: [
    'This looks like an export of another shop system, but columns that matter are missing. Match the columns for name, SKU and price below, or export the products again with all columns.',
    'នេះហាក់ដូចជាឯកសារពីប្រព័ន្ធហាងផ្សេង តែខ្វះជួរឈរសំខាន់ៗ។ សូមផ្គូផ្គងជួរឈរឈ្មោះ SKU និងតម្លៃខាងក្រោម ឬនាំចេញផលិតផលម្តងទៀតដោយមានជួរឈរទាំងអស់។',
  ],
  ofSales: [
    'This is a report of sales or orders. Export the products there, also called items or catalog, and import that file.',
    'នេះជារបាយការណ៍លក់ ឬបញ្ជីការបញ្ជាទិញ។ សូមនាំចេញបញ្ជីផលិតផលពីទីនោះ រួចនាំចូលឯកសារនោះ។',
  ],
  columnTwice: ['A column is in the file twice. Remove one.', 'ជួរឈរមួយមានពីរដងក្នុងឯកសារ។ សូមដកមួយចេញ។'],
  unexpected: [
    'An unexpected error stopped the import. The server log has the details. You can try again.',
    'មានកំហុសមិនរំពឹងទុក ការនាំចូលបានឈប់។ ព័ត៌មានលម្អិតមាននៅក្នុងកំណត់ត្រាម៉ាស៊ីនមេ។ អ្នកអាចព្យាយាមម្តងទៀត។',
  ],
});

/** Why a picture wasn't fetched. */
export const officeFetchLabels = labelSet(318, {
  address: ['not a downloadable web address', 'មិនមែនជាអាសយដ្ឋានដែលអាចទាញយកបាន'],
  inside: ['points to a private network', 'ភ្ជាប់ទៅបណ្តាញឯកជន'],
  notFound: ['not found', 'រកមិនឃើញ'],
  tooLarge: ['larger than 20 MB', 'ធំជាង 20 MB'],
  tooSlow: ['took too long', 'យឺតពេក'],
  notPicture: ['not a picture', 'មិនមែនជារូបភាព'],
  format: ['{format}; save it as JPEG', '{format}; សូមរក្សាទុកជា JPEG'],
  damaged: ['damaged or incomplete', 'ខូច ឬមិនពេញលេញ'],
  tooManyPixels: ['too many pixels', 'ភីកសែលច្រើនពេក'],
  tooMany: ['over the limit of 5,000 pictures', 'លើសកម្រិត 5,000 រូបភាព'],
  givenUp: ['its server isn’t responding', 'ម៉ាស៊ីនមេរបស់វាមិនឆ្លើយតប'],
  gone: ['couldn’t be stored', 'រក្សាទុកមិនបាន'],
});

/** What an export contains and the shop can't keep. */
export const officeImportLossLabels = labelSet(319, {
  columns: ['Columns we can’t import', 'ជួរឈរដែលនាំចូលមិនបាន'],
  variantStock: ['Stock of variants is added up', 'ស្តុកនៃជម្រើសបូកបញ្ចូលគ្នា'],
  variantSkus: ['SKUs of variants', 'លេខ SKU នៃជម្រើស'],
  variantPrices: [
    'Prices of variants that aren’t the sum of their choices; some become higher, none lower',
    'តម្លៃនៃជម្រើសដែលមិនមែនជាផលបូក; ខ្លះឡើងថ្លៃ គ្មានមួយណាចុះទេ',
  ],
  variantCosts: ['Costs that differ between variants of one stock', 'ថ្លៃដើមខុសគ្នារវាងជម្រើសដែលមានស្តុករួម'],
  costs: ['Costs, which your role can’t see; they stay as they are', 'ថ្លៃដើម ដែលតួនាទីរបស់អ្នកមើលមិនបាន; វានៅដដែល'],
  variantDiscounts: [
    'Variants with different discounts; each costs what it does now, without a discount',
    'ជម្រើសដែលមានការបញ្ចុះតម្លៃខុសគ្នា; នីមួយៗនៅតម្លៃបច្ចុប្បន្ន ដោយគ្មានការបញ្ចុះតម្លៃ',
  ],
  missingVariants: ['Combinations that weren’t for sale can be ordered', 'បន្សំដែលមិនបានលក់អាចបញ្ជាទិញបាន'],
  unknownColours: ['Colors we don’t know become gray', 'ពណ៌ដែលមិនស្គាល់ក្លាយជាប្រផេះ'],
  noCategory: ['Products without a category', 'ផលិតផលគ្មានប្រភេទ'],
  otherTypes: ['Products of a type we don’t support', 'ផលិតផលប្រភេទដែលមិនគាំទ្រ'],
  noAddresses: ['No addresses in the export, so no redirects', 'គ្មានតំណក្នុងឯកសារ ដូច្នេះគ្មានការបញ្ជូនបន្ត'],
  priceWithoutTax: [
    'VAT is off here, so prices without tax are charged',
    'ហាងមិនទាន់បើកការគិតអតបទេ ដូច្នេះប្រើតម្លៃគ្មានអតប',
  ],
  saleDates: ['Sales with dates we can’t read', 'ការបញ្ចុះតម្លៃដែលអានកាលបរិច្ឆេទមិនបាន'],
  attributes: ['Attributes that aren’t options', 'គុណលក្ខណៈដែលមិនមែនជាជម្រើស'],
  unknownPlaces: ['Unknown places, kept in the address (rows)', 'ទីកន្លែងដែលមិនស្គាល់នៅក្នុងអាសយដ្ឋាន ជួរ'],
  moreAddresses: ['Further addresses of a customer, in rows', 'អាសយដ្ឋានបន្ថែមរបស់អតិថិជន ជួរ'],
  noPictureAddresses: ['Pictures without a full address', 'រូបភាពគ្មានអាសយដ្ឋានពេញ'],
  descriptions: ['Parts of descriptions', 'ផ្នែកខ្លះនៃការពណ៌នា'],
  giftCards: ['Gift cards, which aren’t sold here', 'កាតកាដូ ដែលមិនលក់នៅទីនេះ'],
  hidden: [
    'Products that weren’t in the lists of the old shop; they’re hidden',
    'ផលិតផលដែលមិនមានក្នុងបញ្ជីរបស់ហាងចាស់; ហាងលាក់ទុក',
  ],
  services: [
    'Services; their delivery is free, but the checkout asks for an address',
    'សេវាកម្ម; មិនគិតថ្លៃដឹកជញ្ជូនទេ តែពេលបញ្ជាទិញនៅតែសួរអាសយដ្ឋាន',
  ],
  downloads: [
    'Downloads without their files; they’re hidden until you add the file',
    'ផលិតផលទាញយកដែលគ្មានឯកសារ; ហាងលាក់ទុក រហូតដល់អ្នកបន្ថែមឯកសារ',
  ],
  ladders: [
    'Prices by quantity we can’t read, or beside a lower price; enter them on the product',
    'តម្លៃតាមចំនួនដែលអានមិនបាន ឬមានតម្លៃបញ្ចុះផង; សូមបញ្ចូលក្នុងផលិតផល',
  ],
  plugins: [
    'Prices, limits or choices of plugins; enter them on the product',
    'តម្លៃ ដែនកំណត់ ឬជម្រើសពីកម្មវិធីបន្ថែម; សូមបញ្ចូលក្នុងផលិតផល',
  ],
  otherViews: [
    'Texts in other languages, and what else differs between store views',
    'អត្ថបទជាភាសាផ្សេង និងអ្វីផ្សេងទៀតដែលខុសគ្នាតាមទម្រង់ហាង',
  ],
  weighed: [
    'Goods sold by weight; one piece here has the price of one unit of weight',
    'ទំនិញលក់តាមទម្ងន់; មួយឯកតានៅទីនេះមានតម្លៃដូចមួយឯកតាទម្ងន់',
  ],
  stores: ['What differs between the branches of the old shop', 'អ្វីដែលខុសគ្នាតាមសាខារបស់ហាងចាស់'],
  notCounted: ['Products sold beyond their stock; it isn’t tracked', 'ផលិតផលដែលលក់លើសស្តុក; ហាងមិនរាប់ស្តុកទេ'],
  noCount: [
    'Variants sold without or beyond their stock; they have the stock of the file, or 0',
    'ជម្រើសដែលលក់ដោយគ្មានស្តុក ឬលើសស្តុក; ស្តុកយកតាមឯកសារ ឬ 0',
  ],
});
