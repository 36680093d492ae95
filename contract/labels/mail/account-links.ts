import { labelSet } from '../label-set.ts';

/** The pages that links in mails about an account lead to. */
export const accountLinkLabels = labelSet(112, {
  confirmTitle: ['Confirm your email address', 'បញ្ជាក់អ៊ីមែលរបស់អ្នក'],
  confirmAsk: [
    'Did you create an account in our shop? Then confirm that this email address is yours. If you did not, please close this page.',
    'តើអ្នកបានបង្កើតគណនីនៅហាងយើងមែនទេ? បើមែន សូមបញ្ជាក់ថាអ៊ីមែលនេះជារបស់អ្នក។ បើមិនមែន សូមបិទទំព័រនេះ។',
  ],
  confirm: ['Confirm email address', 'បញ្ជាក់អ៊ីមែល'],
  confirmed: ['Your email address is confirmed.', 'បញ្ជាក់អ៊ីមែលរបស់អ្នកបានជោគជ័យ។'],
  confirmUnknownHint: ['You can ask for a new one in your profile.', 'អ្នកអាចស្នើសុំតំណថ្មីក្នុងព័ត៌មានគណនីរបស់អ្នកបាន។'],

  deviceTitle: ['Your device', 'ឧបករណ៍របស់អ្នក'],
  deviceAsk: [
    'Is this device yours? Then we know you here from now on, and nobody who tries your email address elsewhere can keep you out.',
    'តើឧបករណ៍នេះជារបស់អ្នកមែនទេ? បើមែន ចាប់ពីពេលនេះតទៅ យើងស្គាល់ឧបករណ៍នេះ ហើយអ្នកដែលព្យាយាមប្រើអ៊ីមែលរបស់អ្នកនៅកន្លែងផ្សេង មិនអាចរារាំងអ្នកបានទេ។',
  ],
  knowDevice: ['Make this device known', 'បញ្ជាក់ឧបករណ៍នេះ'],
  deviceKnown: [
    'This device is known now. You can log in, or reset your password.',
    'យើងស្គាល់ឧបករណ៍នេះហើយ។ អ្នកអាចចូលគណនី ឬកំណត់ពាក្យសម្ងាត់ថ្មីបាន។',
  ],
  deviceUnknownHint: [
    'It is good for one day, until the password is changed. Please ask for a new code.',
    'តំណនេះប្រើបានមួយថ្ងៃ ដរាបណាអ្នកមិនទាន់ប្តូរពាក្យសម្ងាត់។ សូមស្នើសុំកូដ OTP ថ្មី។',
  ],

  unknown: ['This link is no longer valid', 'តំណនេះលែងប្រើបានហើយ'],
});
