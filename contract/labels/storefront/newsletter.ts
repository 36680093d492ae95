import { labelSet } from '../label-set.ts';

export const newsletterLabels = labelSet(92, {
  lbl_subsc_ournewsltr: ['Subscribe to our newsletter', 'ជាវព្រឹត្តិបត្ររបស់យើង'],
  lbl_subsc_shortsent: [
    'A short sentence describing what someone will receive by subscribing',
    'សូមទុកអ៊ីមែល បើអ្នកចង់ទទួលដំណឹងពីយើង។ ឈប់ជាវបានគ្រប់ពេល។',
  ],
  lbl_subsc_submitbtn: ['Subscribe', 'ជាវ'],

  promise: [
    'Tell us your email if you’d like to hear from us. Unsubscribe anytime.',
    'សូមទុកអ៊ីមែល បើអ្នកចង់ទទួលដំណឹងពីយើង។ ឈប់ជាវបានគ្រប់ពេល។',
  ],
  promiseNoEmail: [
    'Tell us if you’d like to hear from us. Unsubscribe anytime.',
    'សូមប្រាប់យើង បើអ្នកចង់ទទួលដំណឹងពីយើង។ ឈប់ជាវបានគ្រប់ពេល។',
  ],
  email: ['Email', 'អ៊ីមែល'],
  yourEmail: ['Your email', 'អ៊ីមែលរបស់អ្នក'],
  unsubscribe: ['Unsubscribe', 'ឈប់ជាវ'],
  endAsk: ['Unsubscribe from our newsletter?', 'តើអ្នកចង់ឈប់ជាវព្រឹត្តិបត្ររបស់យើងមែនទេ?'],
  endUnknown: ['This link is no longer valid', 'តំណនេះលែងប្រើបានហើយ'],
  endUnknownHint: [
    'You may have already unsubscribed. Use the link in the email that confirmed your subscription.',
    'អ្នកប្រហែលជាបានឈប់ជាវរួចហើយ។ សូមប្រើតំណក្នុងអ៊ីមែលដែលបញ្ជាក់ការជាវ។',
  ],
});
