import { labelSet } from '../label-set.ts';

export const newsletterLabels = labelSet(92, {
  lbl_subsc_ournewsltr: ['Subscribe to our newsletter', 'ជាវព្រឹត្តិបត្ររបស់យើង'],
  lbl_subsc_shortsent: [
    'A short sentence describing what someone will receive by subscribing',
    'ដំណឹងអំពីទំនិញថ្មី និងការបញ្ចុះតម្លៃ តាមអ៊ីមែល។ ឈប់ជាវបានគ្រប់ពេល។',
  ],
  lbl_subsc_submitbtn: ['Subscribe', 'ជាវ'],

  promise: [
    'New products and discounts by email. Unsubscribe anytime.',
    'ដំណឹងអំពីទំនិញថ្មី និងការបញ្ចុះតម្លៃ តាមអ៊ីមែល។ ឈប់ជាវបានគ្រប់ពេល។',
  ],
  promiseNoEmail: [
    'New products and discounts. Unsubscribe anytime.',
    'ដំណឹងអំពីទំនិញថ្មី និងការបញ្ចុះតម្លៃ។ ឈប់ជាវបានគ្រប់ពេល។',
  ],
  email: ['Email', 'អ៊ីមែល'],
  yourEmail: ['Your email', 'អ៊ីមែលរបស់អ្នក'],
  unsubscribe: ['Unsubscribe', 'ឈប់ជាវ'],
  endAsk: ['Unsubscribe from our newsletter?', 'តើអ្នកចង់ឈប់ជាវព្រឹត្តិបត្ររបស់យើងមែនទេ?'],
  endUnknown: ['This link is no longer valid', 'តំណនេះលែងប្រើបានហើយ'],
  endUnknownHint: [
    'You may have already unsubscribed. Each newsletter has its own link.',
    'អ្នកប្រហែលជាបានឈប់ជាវរួចហើយ។ តំណក្នុងព្រឹត្តិបត្រនីមួយៗមិនដូចគ្នាទេ។',
  ],
});
