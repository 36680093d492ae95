import { labelSet } from '../label-set.ts';

/** Back-in-stock notices: the form on the product page, and the pages linked from the emails. */
export const stockNoticeLabels = labelSet(123, {
  ask: ['Notify me when available', 'ប្រាប់ខ្ញុំពេលមានស្តុកវិញ'],
  askHint: ['We’ll send one email when it’s back in stock.', 'យើងផ្ញើអ៊ីមែលតែម្តងគត់ ពេលមានក្នុងស្តុកវិញ។'],
  email: ['Email address', 'អាសយដ្ឋានអ៊ីមែល'],
  noted: ['We’ll email {email} when it’s back in stock.', 'យើងនឹងផ្ញើសារទៅ {email} ពេលមានស្តុកវិញ។'],
  notedGuest: [
    'Please open the link we sent to {email}. Then we’ll let you know when it’s back.',
    'សូមបើកតំណក្នុងអ៊ីមែលដែលយើងបានផ្ញើទៅ {email}។ បន្ទាប់មកយើងនឹងប្រាប់អ្នកពេលមានស្តុកវិញ។',
  ],

  confirmTitle: ['Back-in-stock alert', 'ប្រាប់ខ្ញុំពេលមានស្តុកវិញ'],
  confirmAsk: [
    'Email you once when this product is back in stock? If you didn’t ask for this, close this page.',
    'តើអ្នកចង់ឱ្យយើងផ្ញើអ៊ីមែលម្តង ពេលផលិតផលមានក្នុងស្តុកវិញទេ? ប្រសិនបើអ្នកមិនបានស្នើសុំ សូមបិទទំព័រនេះ។',
  ],
  confirm: ['Yes, notify me', 'ប្រាប់ខ្ញុំ'],
  confirmed: ['We’ll email you when it’s back in stock.', 'យើងនឹងផ្ញើអ៊ីមែលជូនអ្នកពេលមានស្តុកវិញ។'],
  stopTitle: ['Stop back-in-stock alerts', 'ឈប់ទទួលអ៊ីមែលទាំងនេះ'],
  stopAsk: ['Cancel all your back-in-stock alerts?', 'តើអ្នកចង់ឈប់ទទួលដំណឹងអំពីស្តុកនៃផលិតផលទាំងអស់មែនទេ?'],
  stop: ['Yes, cancel them', 'ឈប់ទទួលទាំងអស់'],
  stopped: ['Your back-in-stock alerts are canceled.', 'អ្នកនឹងមិនទទួលអ៊ីមែលទាំងនេះទៀតទេ។'],
  linkUnknown: ['This link is no longer valid', 'តំណនេះលែងប្រើបានហើយ'],
  linkUnknownHint: ['You can ask again on the product page.', 'អ្នកអាចស្នើសុំម្តងទៀតនៅទំព័រផលិតផល។'],
});
