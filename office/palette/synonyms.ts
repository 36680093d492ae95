import type { Screen } from '../screens.ts';

/**
 * Other search words for a screen, in both languages: its tasks, and the names other software uses for it.
 */
export const synonyms: Partial<Record<Screen, string>> = {
  orders: 'export csv នាំចេញ sale refund cancel return invoice លក់ សងប្រាក់ បោះបង់ វិក្កយបត្រ',
  money: 'payment refund bank transfer slip unmatched ទូទាត់ សងប្រាក់ ផ្ទេរប្រាក់ បង្កាន់ដៃ',
  workshop: 'fulfilment prepare pack ship packing slip រៀបចំ វេចខ្ចប់ ផ្ញើ',
  products: 'export csv xlsx នាំចេញ stock inventory price sku catalog ស្តុក តម្លៃ',
  stockCount: 'inventory stocktake scan barcode រាប់ ស្កេន លេខកូដ',
  discounts: 'coupon code sale promotion reduction voucher គូប៉ុង កូដ បញ្ចុះតម្លៃ',
  categories: 'collection menu tree',
  words: 'attribute option tag vendor size color ស្លាក អ្នកលក់ ជម្រើស',
  searches: 'synonym no results ពាក្យមានន័យដូចគ្នា',
  content: 'home page campaign logo theme faq about footer menu links យុទ្ធនាការ ឡូហ្គោ សំណួរ',
  reviews: 'rating stars comment feedback moderation ផ្កាយ ការវាយតម្លៃ មតិយោបល់',
  redirects: 'url old address forward 301 seo អាសយដ្ឋានចាស់',
  customPages: 'terms privacy returns legal cms policy លក្ខខណ្ឌ ឯកជនភាព',
  labels: 'text translation language ភាសា បកប្រែ',
  payments:
    'riel khr khqr exchange rate bank account card stripe paypal cash on delivery រៀល អត្រាប្តូរប្រាក់ គណនីធនាគារ កាត',
  delivery: 'shipping method carrier province fee ថ្លៃដឹកជញ្ជូន ខេត្ត',
  settings:
    'shop name address phone email opening hours tax vat currency time zone ឈ្មោះហាង អាសយដ្ឋាន ម៉ោងធ្វើការ ពន្ធ',
  mails: 'email smtp server អ៊ីមែល',
  staff: 'user team invite colleague បុគ្គលិក អញ្ជើញ',
  roles: 'permission access សិទ្ធិ',
  reports: 'sales statistics analytics revenue margin vat stock value export xlsx ការលក់ ស្ថិតិ ចំណូល ប្រាក់ចំណេញ អតប',
  audit: 'log history events export ប្រវត្តិ នាំចេញ',
  customers: 'people buyers export csv xlsx អ្នកទិញ នាំចេញ',
  inbox: 'message messages inbox contact reply sample request quote export សារ ឆ្លើយតប សំណើ នាំចេញ',
  subscribers: 'newsletter mailing list export នាំចេញ',
  imports: 'import upload csv xlsx shopify woocommerce magento prestashop នាំចូល',
  backups: 'restore export database ចម្លងទុក',
  health: 'status check doctor system ពិនិត្យ',
  firstDay: 'setup guide start ចាប់ផ្តើម',
  account: 'password passkey profile two-step verification ពាក្យសម្ងាត់ កូនសោ',
};
