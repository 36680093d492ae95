import { labelSet } from '../label-set.ts';

/** Being told when a product is in stock again: at the product, and the pages that links in its mails lead to. */
export const stockNoticeLabels = labelSet(123, {
  ask: ['Tell me when it is back', 'ប្រាប់ខ្ញុំពេលមានស្តុកវិញ'],
  askHint: ['One mail when it is in stock again, nothing else.', 'យើងផ្ញើអ៊ីមែលតែម្តងគត់ ពេលមានក្នុងស្តុកវិញ។'],
  email: ['Email address', 'អាសយដ្ឋានអ៊ីមែល'],
  noted: ['We will write to {email} when it is back.', 'យើងនឹងផ្ញើសារទៅ {email} ពេលមានស្តុកវិញ។'],
  notedGuest: [
    'Please open the link in the mail we have sent to {email}. Then we will tell you when it is back.',
    'សូមបើកតំណក្នុងអ៊ីមែលដែលយើងបានផ្ញើទៅ {email}។ បន្ទាប់មកយើងនឹងប្រាប់អ្នកពេលមានស្តុកវិញ។',
  ],

  confirmTitle: ['Tell me when it is back', 'ប្រាប់ខ្ញុំពេលមានស្តុកវិញ'],
  confirmAsk: [
    'Shall we write to you once when the product is in stock again? If you did not ask for it, please close this page.',
    'តើអ្នកចង់ឱ្យយើងផ្ញើអ៊ីមែលម្តង ពេលផលិតផលមានក្នុងស្តុកវិញទេ? ប្រសិនបើអ្នកមិនបានស្នើសុំ សូមបិទទំព័រនេះ។',
  ],
  confirm: ['Yes, tell me', 'ប្រាប់ខ្ញុំ'],
  confirmed: ['We will write to you when it is back.', 'យើងនឹងផ្ញើអ៊ីមែលជូនអ្នកពេលមានស្តុកវិញ។'],
  stopTitle: ['No more of these mails', 'ឈប់ទទួលអ៊ីមែលទាំងនេះ'],
  stopAsk: [
    'Shall we forget all products you wanted to be told about?',
    'តើអ្នកចង់ឈប់ទទួលដំណឹងអំពីស្តុកនៃផលិតផលទាំងអស់មែនទេ?',
  ],
  stop: ['Yes, forget them', 'លុបទាំងអស់'],
  stopped: ['You will get no more of these mails.', 'អ្នកនឹងមិនទទួលអ៊ីមែលទាំងនេះទៀតទេ។'],
  linkUnknown: ['This link is no longer valid', 'តំណនេះលែងប្រើបានហើយ'],
  linkUnknownHint: ['You can ask again on the page of the product.', 'អ្នកអាចស្នើសុំម្តងទៀតនៅទំព័រផលិតផល។'],
});
