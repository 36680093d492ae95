import type { KhmerOf } from './label-set.ts';
import type { newsletterLabels } from './newsletter.ts';

export const newsletterKhmer: KhmerOf<typeof newsletterLabels> = {
  lbl_subsc_ournewsltr: 'ជាវព្រឹត្តិបត្ររបស់យើង',
  lbl_subsc_shortsent: 'ដំណឹងអំពីទំនិញថ្មី និងការបញ្ចុះតម្លៃ ពីរដងក្នុងមួយខែ។ ឈប់ជាវបានគ្រប់ពេល។',
  lbl_subsc_submitbtn: 'ជាវ',

  promise: 'ដំណឹងអំពីទំនិញថ្មី និងការបញ្ចុះតម្លៃ ពីរដងក្នុងមួយខែ។ ឈប់ជាវបានគ្រប់ពេល។',
  email: 'អ៊ីមែល',
  yourEmail: 'អ៊ីមែលរបស់អ្នក',
  unsubscribe: 'ឈប់ជាវ',
  endAsk: 'តើអ្នកចង់ឈប់ជាវព្រឹត្តិបត្ររបស់យើងមែនទេ?',
  endUnknown: 'តំណនេះលែងប្រើបានហើយ',
  endUnknownHint: 'អ្នកប្រហែលជាបានឈប់ជាវរួចហើយ។ តំណក្នុងព្រឹត្តិបត្រនីមួយៗមិនដូចគ្នាទេ។',
};
