/** The built-in pages that help with a service: the path of each, and the key of its title. */
export const servicePages = {
  contactUs: { path: '/contact-us', title: 'titleContactUs' },
  faq: { path: '/faq', title: 'titleFaq' },
  howWePrint: { path: '/how-we-print', title: 'titleHowWePrint' },
  ordersHistory: { path: '/orders-history', title: 'titleOrdersHistory' },
  findOrder: { path: '/job', title: 'titleFindOrder' },
  quickOrder: { path: '/quick-order', title: 'titleQuickOrder' },
  updateProfile: { path: '/update-profile', title: 'titleUpdateProfile' },
  resetPassword: { path: '/reset-password', title: 'titleResetPassword' },
  login: { path: '/login', title: 'titleLogin' },
  signup: { path: '/signup', title: 'titleSignup' },
  becomeSeller: { path: '/become-seller', title: 'titleBecomeSeller' },
  about: { path: '/about', title: 'titleAboutUs' },
} as const;
export type ServicePage = keyof typeof servicePages;

/** Words of a topic: English and Khmer ones, and after `~` Khmer ones in Latin letters. */
export type TopicWords = string;

/**
 * What shoppers want to do, as groups of words of which a search has one each. It has no other words, because `where
 * can I order mugs` is about mugs.
 */
export const errandList: readonly (readonly [page: ServicePage, ...groups: TopicWords[]])[] = [
  ['quickOrder', 'quick sku skus paste រហ័ស', 'order list code form បញ្ជាទិញ កម្ម៉ង់ ~ kommong kamong'],
  [
    'resetPassword',
    'password passcode passwort ពាក្យសម្ងាត់ លេខសម្ងាត់ លេខកូដសម្ងាត់ កូដសម្ងាត់ ~ somngat pasvod',
    'change update new set create ប្តូរ កំណត់ ថ្មី ~ dor do pdor phdor',
  ],
  ['resetPassword', 'password passcode passwort ពាក្យសម្ងាត់ លេខសម្ងាត់ លេខកូដសម្ងាត់ កូដសម្ងាត់ ~ somngat pasvod'],
  [
    'signup',
    'create open make register new join បង្កើត បើក ~ bongkeut bongkert',
    'account គណនី ~ kanni konni kunni',
  ],
  ['login', 'login enter access locked ចូល ~ chol chaul', 'account login គណនី ~ kanni konni kunni'],
  [
    'updateProfile',
    `change update edit modify add remove delete erase close deactivate cancel wrong correct fix new delivery shipping
    ប្តូរ កែ ផ្លាស់ លុប បិទ បន្ថែម ខុស ថ្មី ~ dor do pdor phdor kae ke lub lup plas bit`,
    `address email phone telephone mobile name profile account detail birthday personal data information privacy
    អាសយដ្ឋាន អាស័យដ្ឋាន គណនី ប្រូហ្វាល លេខទូរសព្ទ លេខទូរស័ព្ទ លេខ អ៊ីមែល អីុមែល អ៊ីម៉ែល ឈ្មោះ ទិន្នន័យ ព័ត៌មាន
    ~ akun kanni konni kunni asayathan asaithan lek chmous tinnoney`,
  ],
  ['contactUs', `unsubscribe newsletter subscribe spam promotional ឈប់ជាវ ជាវ ព្រឹត្តិបត្រ ~ chopcheav`],
  [
    'contactUs',
    'stop receive opt less ឈប់ បញ្ឈប់ កុំ ~ chhob chhop kom',
    'email mail sms message អ៊ីមែល អីុមែល អ៊ីម៉ែល សារ ~ sar',
  ],
  [
    'contactUs',
    'return exchange replace send ប្តូរ ប្រគល់ ~ dor pdor phdor prokol',
    'item goods product thing ទំនិញ ឥវ៉ាន់ អីវ៉ាន់ អ៊ីវ៉ាន់ ផលិតផល ~ eyvan eivan ivan tomninh tumninh',
  ],
  [
    'ordersHistory',
    `my track trace where status cancel change update edit modify add remove history past previous last find see check
    view show late delay miss lost receive arrive come ship dispatch deliver again reorder repeat when pending progress
    confirm number id old return តាមដាន ឯណា នៅណា ណា ស្ថានភាព បោះបង់ លុប ប្តូរ កែ ប្រវត្តិ មើល យឺត មិនទាន់ មកដល់ ដល់ បាត់
    ទទួល របស់ខ្ញុំ ខ្ញុំ ពេលណា ពិនិត្យ ឆែក ~ tamdan tam meul mol chek lub lop dor bos bosbong na ena nov dol hery prawat yeut yoeut`,
    `order parcel package purchase shipment delivery courier tracking stuff goods បញ្ជាទិញ កម្ម៉ង់ កម្មង់ កុម្ម៉ង់ កុម្មង់ កុំម៉ង់
    ឥវ៉ាន់ អីវ៉ាន់ អ៊ីវ៉ាន់ ទំនិញ កញ្ចប់ ~ kommong kamong komong eyvan eivan ivan tomninh tumninh`,
  ],
  ['contactUs', 'លុយ ប្រាក់ money ~ luy loy prak', 'back វិញ សង ~ vinh veng song'],
  ['contactUs', 'email mail facebook telegram whatsapp អ៊ីមែល', 'address page link contact អាសយដ្ឋាន'],
  [
    'contactUs',
    'exchange swap replace different another change wrong too ប្តូរ ដូរ ~ dor do pdor phdor',
    'size colour color small big large tight model ទំហំ ពណ៌ លេខ ~ pors por tumhum',
    'shirt tshirt t-shirt cap hat item it product អាវ មួក ទំនិញ ឥវ៉ាន់ ផលិតផល ~ av muok',
  ],
  ['contactUs', 'exchange swap replace ប្តូរ ដូរ ~ dor pdor phdor', 'size colour color model ទំហំ ពណ៌ ~ tumhum'],
  [
    'contactUs',
    'pick pickup collect collection visit come មកយក ទៅយក ទៅទិញ ~ mokyok tovyok',
    'shop store office location warehouse myself order person counter ហាង ខ្លួនឯង ~ hang',
  ],
  ['contactUs', 'pickup showroom'],
  ['ordersHistory', 'order reorder បញ្ជាទិញ ~ kommong kamong'],
  ['updateProfile', 'account profile setting គណនី ប្រូហ្វាល ~ kanni konni kunni'],
  ['login', 'login logout signin'],
  ['signup', 'signup register registration ចុះឈ្មោះ ~ chohchmous'],
  ['becomeSeller', 'seller vendor supplier reseller merchant marketplace អ្នកលក់ ~ neakluok'],
  ['becomeSeller', 'sell លក់ ~ luok', 'site website become here platform start product របស់ខ្ញុំ'],
  [
    'contactUs',
    `wrong missing incomplete faulty defective bad scratch crack lost short different ខុស ខ្វះ បាត់ មិនដូច មិនត្រូវ ~ khos khvas bat`,
    `item product order thing goods color colour size quantity receive sent deliver parcel package print logo
    ឥវ៉ាន់ អីវ៉ាន់ អ៊ីវ៉ាន់ ទំនិញ ពណ៌ ទំហំ ឡូហ្គោ ផលិតផល កម្ម៉ង់ ~ eyvan eivan ivan tomninh tumninh`,
  ],
  [
    'contactUs',
    'talk speak chat call message write ask question customer technical និយាយ សួរ ជជែក ~ niyey suo sour chek',
    `human person agent staff team support service care representative operator someone somebody us you shop
    បុគ្គលិក គេ ហាង អ្នកលក់ ~ bukkalik hang`,
  ],
  [
    'contactUs',
    `help support helpline helpdesk complaint complain feedback problem issue whatsapp telegram messenger facebook email mail
    question inquiry enquiry ជំនួយ បណ្តឹង តវ៉ា បញ្ហា សំណួរ អ៊ីមែល តេឡេក្រាម ហ្វេសប៊ុក ~ chumnuoy panhaha bonhha tele`,
  ],
  [
    'contactUs',
    'shop store office showroom branch company ហាង ការិយាល័យ ~ hang haang',
    'location address map direction phone number hour ទីតាំង អាសយដ្ឋាន ផែនទី លេខ ម៉ោង ~ titang lek maong',
  ],
  [
    'contactUs',
    `discount gift loyalty member reward promotion បញ្ចុះតម្លៃ បញ្ចុះ ចុះថ្លៃ ~ bonhchoh`,
    'code balance coupon voucher promo point program គូប៉ុង ប័ណ្ណ កូដ ~ kod kupong koupong',
  ],
  ['contactUs', `coupon voucher promo promocode គូប៉ុង លេខកូដ ~ kupong koupong`],
  ['contactUs', 'loyalty catalog catalogue brochure pricelist job career vacancy កាតាឡុក ការងារ'],
  [
    'contactUs',
    'bulk corporate business wholesale volume large ក្រុមហ៊ុន ច្រើន បោះដុំ',
    'price pricing rate pricelist discount order quantity តម្លៃ បញ្ជាទិញ កម្ម៉ង់',
  ],
  ['about', 'about who អំពី ~ ampi', 'you company shop kado us ហាង ក្រុមហ៊ុន អ្នក យើង ~ hang'],
];

/** A topic, and what it means for the products of a search. */
interface Topic {
  words: TopicWords;
  page?: ServicePage;
  /** Whether products are found for it as well, such as those that can be printed on. */
  isOfProducts?: true;
  /** Whether its words mean the service beside any others: `invoice with company name`. */
  isSure?: true;
}

/** What shoppers ask about, and the page that helps. */
export const topicList: readonly Topic[] = [
  {
    words: `print engrav logo customi personali embroider ~ bos boh bors pum pump prin chhlak chlak
    បោះពុម្ព ព្រីន ឆ្លាក់ ឡូហ្គោ`,
    page: 'howWePrint',
    isOfProducts: true,
  },
  {
    words: 'quote quot quotation estimate proforma ~ somrong sumrong សម្រង់តម្លៃ សម្រង់ សួរតម្លៃ',
    page: 'contactUs',
    isSure: true,
  },
  {
    words: `invoice receipt bill vat tax ~ vikkey vikkay vikayabat vikyabat bongkan វិក្កយបត្រ វិក័យប័ត្រ វិក្ក័យបត្រ បង្កាន់ដៃ អាករ ពន្ធ`,
    page: 'ordersHistory',
    isSure: true,
  },
  {
    words: `return refund exchang replacement warranty guarantee damage broke broken defect money back ~ pdor bdor dor dour khoch
    khouch koch beak baek theanea thienea song ប្រគល់ ប្តូរ សងប្រាក់ សងលុយ សង ធានា ខូច បែក លុយវិញ`,
    page: 'contactUs',
  },
  {
    words: `deliver delivery ship shipping courier express urgent province dispatch ~ dek deuk doek phnher pnher fnher khet dekchonhchun
    ដឹកជញ្ជូន ដឹក ផ្ញើទៅ ផ្ញើ ប្រញាប់ តាមខេត្ត`,
    page: 'faq',
  },
  {
    words: `time when day days fast arrive arriv same next tomorrow today quick ~ thngai tngai thngay
    រយៈពេល ប៉ុន្មានថ្ងៃ ពេលណា យូរ ថ្ងៃស្អែក ស្អែក`,
  },
  { words: 'cost fee charge price free rate ~ tlai thlai tlay thlay domlai damlai tomlai ថ្លៃ តម្លៃ ឥតគិតថ្លៃ' },
  { words: 'sample ~ kumru komru kumrou គំរូ', page: 'faq', isOfProducts: true },
  {
    words: `wholesale discount minimum min moq quantit ~ dom choh bonhchoh
    បោះដុំ ទិញដុំ លក់ដុំ បញ្ចុះតម្លៃ ចុះថ្លៃ ចុះតម្លៃ ទិញច្រើន តិចបំផុត យ៉ាងតិច អប្បបរមា`,
    page: 'contactUs',
    isOfProducts: true,
  },
  { words: 'wrap ~ vech khchob khchop វេចខ្ចប់', page: 'faq', isOfProducts: true },
  { words: 'cancel ~ lub lob បោះបង់ លុប', page: 'ordersHistory' },
  { words: 'track status parcel ~ tamdan tamdarn តាមដាន ស្ថានភាព', page: 'ordersHistory' },
  {
    words: `pay payment checkout khqr aba wing acleda transfer cash cod visa mastercard paypal credit debit bakong qr installment
    ~ luy loy prak tutoat totoat pter ទូទាត់ បង់ប្រាក់ បង់លុយ បង់តាម អេប៊ីអេ អេស៊ីលីដា វីង ធនាគារ ផ្ទេរប្រាក់ ផ្ទេរលុយ សាច់ប្រាក់ បង់រំលស់`,
    page: 'faq',
  },
  { words: 'privacy term condition ឯកជនភាព លក្ខខណ្ឌ', page: 'faq' },
  {
    words: `contact address location telephone hotline hour ~ tomneak tumneak tomnong titang
    ទំនាក់ទំនង អាសយដ្ឋាន ទីតាំង លេខទូរស័ព្ទ លេខទូរសព្ទ ម៉ោងបើក ម៉ោងបិទ`,
    page: 'contactUs',
  },
];

/** Matches questions about where the shop is, when it is open and how to call it. Alone, their words mean other things. */
export const asksForShop: readonly RegExp[] = [
  /^where(?:'?s| is| are)?(?: (?:you|your|ur|the))*(?: (?:shop|store|office|showroom|branch|located|location))*\W*$/iu,
  /opening (?:hours?|times?)|(?:what time|when)\b.*\b(?:open|close)|open (?:on|today|now)|phone number|\b(?:have|got|there)\b.*\b(?:shop|store|branch|showroom)s?\b/iu,
  /\b(?:hang|shop|store)\b.*\bna\b|\bnov (?:ety |eta |ey )?na\b|\b(?:berk|beuk|bit|bet)\b.*\b(?:maong|moung|maung)\b/iu,
  /\blek (?:tel|phone|tou?ro?sap|tu?rosap)/iu,
  /(?:ហាង|ទីតាំង|នៅម្តុំ).*ណា|(?:បើក|បិទ)(?:ហាង|ទ្វារ)?(?:ដល់)?ម៉ោង/u,
];

/** Words of a question that say nothing about its topic. */
export const fillerList = `an and any are can can't cannot cant could did do does don't dont didn't for from get give has have
  got haven't how i'd i'm in is isn't it its long many me much my need not of on our please the there this to unable up want was
  we what where will with won't would yet you your about ask bulk info order policy request service please if accept by via
  at method option way online again still working work doesn't forgot forget forgotten lost reset card gift item product
  abroad overseas international cambodia phnom penh code number become download copy happen its i've they them or also then list show link page website
  ~ ban mean te ot som bong khnhom khnom nov chong tver tveu oy tov tam na mech yang ponman ponmaan bonman banman man chun dol
  name chmous chmuos phteah vinh chraen tinh tech jea nis plech phlech chonh pel totuol totol robos order bat mok heuy hery lek
  តើអ្នក អាចធ្វើ ទំនិញ សេវា ការ តើ អាច បាន មាន ទេ ឬ ប៉ុន្មាន ខ្ញុំ ចង់ សុំ យក នៅ ត្រូវ វិញ របស់ កុម្ម៉ង់ បញ្ជាទិញ មើល សិន អត់ ចេញ តាម
  ឈ្មោះ ភ្លេច របៀប ពេល ទទួល ទៅ ធ្វើ យ៉ាងម៉េច ម៉េច ដល់ មក ផ្ញើ ដើម្បី ឥវ៉ាន់ ហើយ ខេត្ត ដោយ អោយ ឱ្យ ឲ្យ កាដូ អំណោយ`;
