import { fold } from './fold.ts';
import { wordsOf } from './words.ts';

/** Filler words around the product, in both languages. Products don't have to match them. */
export const fillers: ReadonlySet<string> = new Set(
  wordsOf(`
    a an the this that some any for from to of with and or in on at by as is are be do does did my me i im our us we you
    your he his she her they their them who it its there here want need wish like love buy get find look looking search
    give giving show please can could would will have has got sell selling order print printed something anything thing
    stuff under where what which how much many
    what's brand made make maybe kind type sort price cost pls plz thank thanks hello hi some someone somebody one ones
    just only also me mine more other under today urgent people use used using name bong
    all any every each both another else than then so too very into onto over off out up down about not no but if when while
    who whose without within put keep carry bring come go going am was were been being had let should help suggest recommend
    budget spend shop store available around something's tell think suitable suit
    enjoy always often never old young year age life moment wear wearing hold holding carrying putting keeping
    bringing making taking going having getting drinker lover
    take send sending sent printing supplier supply vendor manufacturer maker seller online near nearby available customizable customisable
    good nice best very really great quality cheap cheaper affordable inexpensive expensive beautiful pretty cute cool
    dark light bright big large small little mini new popular custom customized customised personalized personalised
    ខ្ញុំ យើង អ្នក គាត់ នាង គេ ចង់ បាន ចង់បាន ទិញ លក់ រក រកមើល ស្វែងរក មើល ត្រូវការ សម្រាប់ សំរាប់ ឲ្យ ឱ្យ អោយ និង ឬ
    ជាមួយ ដែល មាន មួយ របស់ នៃ ជា នៅ ក្នុង ពី ទៅ នេះ នោះ សូម សុំ ណា អ្វី ទេ ដែរ ឬទេ ប៉ុន្មាន ជូន កុម្ម៉ង់ បោះពុម្ព បោះ ព្រីន
    តើ ម៉ាក ពេល ធ្វើពី តម្លៃ ប្រភេទ បែប ម៉ូដ អី ឬអត់ អត់ ខាង ដើម្បី ចំពោះ ដាក់ ប្រើ ជួយ ណែនាំ បន្តិច ប្រហែល ចាស ហាង
    ចែក នាក់ ល្អ ស្អាត ថោក ថ្លៃ ធំ តូច ថ្មី ខ្លះ យក មក ផង សិន ហើយ ដល់ គួរ អាច បានទេ ណាស់ ច្រើន តិច ទាំងអស់ ដោយ តាម បើ
    ពួក គេឯង គ្នា វិញ ដូច កំពុង នឹង ត្រូវ ធម្មតា ស្រួល ងាយ ឆាប់ លឿន កុំ កុំឱ្យ មិនបាច់ ញឹកញាប់ រាល់ ខែ អាយុ ពេលព្រឹក ព្រឹក ល្ងាច
    យប់ ម្នាក់ឯង ប្រើប្រាស់ ធ្វើឱ្យ កន្លែង អូន រៀងរាល់ ដង ជានិច្ច ខ្លាំង ជាង បំផុត ស្រុក ក្រោយ មុន ទើប ផ្ញើ យកទៅ នាំ នាំទៅ
    oy aoy aoi oey ouy chong chang tinh teng som knong samrab somrab somrap samrap laor saat ning neng robos
    jun chun joun chuon bos boh bohs pum pumpo bospum bohpum tlai ban na tam neak
    khnhom knhom khnom nhom muoy mouy del thmey thmei thlai thaok thom toch tauch ot mean nis nih nuh yok tov
  `),
);

/** Recipients, occasions, and words that fit any product. */
const people = `boss manager director teacher mother mom mum father dad parent wife husband girlfriend boyfriend friend brother
  mama mummy wifey hubby gf bf bff bestie sister grandmother grandma grandfather grandpa uncle aunt son daughter kid child
  baby man woman men women lady guy boy girl male female
  colleague coworker employee staff team company organization organisation client customer guest partner couple him
  day party ceremony celebration occasion event khmer cambodian cambodia traditional
  ចៅហ្វាយ ថៅកែ ប្រធាន មេ គ្រូ លោកគ្រូ អ្នកគ្រូ ម្តាយ ម៉ាក់ ឪពុក ប៉ា ប្រពន្ធ ប្តី សង្សារ មិត្តភក្តិ មិត្ត បង ប្អូន បងប្អូន
  យាយ តា កូន ក្មេង បុរស ស្ត្រី នារី បុគ្គលិក អតិថិជន ភ្ញៀវ ដៃគូ
  ពិធី ពិធីបុណ្យ បុណ្យ ប្រពៃណី ជាតិ ខ្មែរ កម្ពុជា កម្មវិធី ថ្ងៃ ជប់លៀង ឱកាស ប្រគល់`;

const goods = 'product item thing stuff ផលិតផល ទំនិញ ឥវ៉ាន់ អីវ៉ាន់';
const gifts = 'gift present kado kadou souvenir memento pressie prezzie idea អនុស្សាវរីយ៍ អំណោយ កាដូ គំនិត';

/** Properties and occasions that fit many products: beside a recipient, gifts don't have to match them. */
const broad = `engrave engraved engraving engravable logo branded special unique birthday bday christmas xmas anniversary thanks appreciation gratitude
  ពិសេស ឆ្លាក់ ឆ្លាក់ឈ្មោះ ឡូហ្គោ ដាក់ឡូហ្គោ ខួបកំណើត ថ្ងៃកំណើត បុណ្យកំណើត គ្រីស្មាស ណូអែល`;
export const broadWords: ReadonlySet<string> = new Set([
  ...wordsOf(broad),
  ...broad.split(/\s+/u).map(fold),
  'thank you',
]);

/** What things are made of. */
export const materialWords: ReadonlySet<string> = new Set(
  wordsOf(`silk satin leather wool linen velvet cotton wood wooden teak bamboo rattan gold golden silver brass copper bronze
    glass crystal ceramic porcelain marble plastic steel stainless metal iron aluminium jade pearl paper
    សូត្រ សាទីន ស្បែក កប្បាស ឈើ ឫស្សី ផ្តៅ មាស ប្រាក់ ស្ពាន់ សំរឹទ្ធ កែវ គ្រីស្តាល់ សេរ៉ាមិច ថ្មកែវ ប្លាស្ទិក អ៊ីណុក ដែក ក្រដាស`),
);

/** Words for recipients who aren't common ones. Behind a product, they say whom it is for. */
export const recipientWords: ReadonlySet<string> = new Set(
  wordsOf(
    'student pupil schoolchild schoolboy schoolgirl teenager nephew niece visitor tourist សិស្ស និស្សិត ក្មួយ កុមារ ភ្ញៀវទេសចរ',
  ),
);

/** Words for gifts, which describe every product here. */
export const giftWords: ReadonlySet<string> = new Set(wordsOf(gifts));

/** Words for anything a shop sells. */
export const goodsWords: ReadonlySet<string> = new Set(wordsOf(goods));

export const wrappingWords = ['packaging', 'wrapping', 'paperbag', 'giftbag', 'giftwrap', 'វេចខ្ចប់', 'ថង់ក្រដាស'];

const giveaways = 'giveaway freebie swag promo promotional merch merchandise';
/** Words for things given to many. Beside recipients and occasions, they say what is looked for. */
export const giveawayWords: ReadonlySet<string> = new Set(wordsOf(giveaways));

/** Words for gifts and recipients. Beside another word, products don't have to match them. */
export const commonWords: ReadonlySet<string> = new Set([
  ...wordsOf(`${gifts} ${goods} ${giveaways} good premium kit ${people}`),
  ...broadWords,
]);

/** Words for one person or couple. A pack of many pieces is no gift for them. */
export const onePerson: ReadonlySet<string> = new Set(
  wordsOf(`boss manager director teacher mother mom mum father dad parent wife husband girlfriend boyfriend friend
    mama mummy wifey hubby gf bf bff bestie brother sister grandmother grandma grandfather grandpa uncle aunt son daughter
    nephew niece baby newborn couple bride groom doctor neighbor neighbour retirement retiring birthday bday
    thaoke thavke nayok mak mae papa songsa songsar pdey propon prapon kru lokru nekru
    ចៅហ្វាយ ថៅកែ ប្រធាន គ្រូ លោកគ្រូ អ្នកគ្រូ ម្តាយ ម៉ាក់ ម៉ែ ឪពុក ប៉ា ប្រពន្ធ ប្តី សង្សារ មិត្តភក្តិ មិត្ត យាយ តា កូន ទារក គ្រូពេទ្យ និវត្តន៍
    ចូលនិវត្តន៍ ខួបកំណើត`),
);
