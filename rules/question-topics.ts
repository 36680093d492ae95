import type { TopicWords } from './service-topics.ts';

/** Other words for the topics of the shop's questions, one group for each topic. No product has these names. */
export const sureTopics: readonly TopicWords[] = [
  'artwork file document format design upload vector pdf ai psd svg png send attach ~ ឯកសារ',
  'proof mockup preview draft layout approv approval confirm see before ~ kumru គំរូរចនា យល់ព្រម',
  'deposit advance prepay upfront prepayment half balance remaining ~ kork កក់ ប្រាក់កក់ ប្រាក់នៅសល់ នៅសល់ ពាក់កណ្តាល បង់មុន',
  'minimum min moq least cheaper quantity bulk wholesale discount just only few single pieces អប្បបរមា ច្រើនថោក ទិញតែ យ៉ាងតិច តិចបំផុត ថោកជាង បោះដុំ ចុះថ្លៃ',
  'size sizes chart measure fit mix ~ tumhum តារាងទំហំ ទំហំ រង្វាស់',
  'sku quick list paste code រហ័ស ច្រើនមុខ',
  'find track parcel waiting missing lost trace status where late arrived package shipped sent ~ nov na មិនទាន់ ស្វែងរក តាមដាន ឯណា ដល់ណា ណាហើយ ស្ថានភាព មកដល់',
  'shipments shipment offices split partial several separate rest ~ kanhchob កញ្ចប់ ច្រើនលើក ច្រើនដង ជាច្រើន',
  'pickup pick fetch collect collection myself ~ mokyok tovyok មកយក ទៅយក',
  'cancel stop ~ lub lob បោះបង់ លុប',
  'coupon voucher promo discount code ~ kupong គូប៉ុង កូដ',
  'invoice receipt vat tax bill ~ vikkay វិក្កយបត្រ វិក័យប័ត្រ បង្កាន់ដៃ អាករ',
  'unsubscribe newsletter mailing remove email spam stop ~ chopcheav ឈប់ជាវ អ៊ីមែល ព្រឹត្តិបត្រ',
  'privacy data secure safe keep store personal ~ tinnoney ទិន្នន័យ ឯកជនភាព',
];
/** The same for topics that can also be products. */
export const otherTopics: readonly TopicWords[] = [
  'order orders ordering បញ្ជាទិញ កម្ម៉ង់ កម្មង់ ~ kommong kamong',
  'account login guest without គណនី',
  'sample samples quality touch test try ~ kumru គំរូទំនិញ',
  'gift wrap wrapping card ~ vech khchob វេចខ្ចប់ កាដូ កាត',
  'time long days fast when arrive ~ thngai រយៈពេល ថ្ងៃ ពេលណា យូរ',
  'cost price fee charge free much ~ thlai tlai ថ្លៃ តម្លៃ ឥតគិតថ្លៃ',
  'deliver delivery ship shipping courier province abroad ~ dek ដឹក ដឹកជញ្ជូន',
  'somebody someone mother father mom dad boss wife husband sister brother friend recipient gift else other another ~ neaktotuol អ្នកផ្សេង អ្នកទទួល មិត្ត',
  'return exchange cracked torn faulty defective stained mistake replace replacement money twice refund broken wrong damaged warranty ~ dor pdor khoch ប្រគល់ ប្តូរ ខូច បែក សងប្រាក់ លុយវិញ',
  'address account phone typo wrong edit profile delete erase អាសយដ្ឋាន គណនី លុប',
  'pay payment khqr aba wing acleda transfer cash cod accept card visa mastercard paypal credit debit bakong qr bank ~ luy tutoat ទូទាត់ បង់ប្រាក់ បង់លុយ បង់តាម ធនាគារ អេប៊ីអេ វីង ទទួលកាត ពេលទទួល សាច់ប្រាក់',
  'print engrave name names text initials embroider embroidery stitch logo customize personalize ~ bos pum chhlak បោះពុម្ព ព្រីន ឆ្លាក់ ឡូហ្គោ ប៉ាក់',
];
