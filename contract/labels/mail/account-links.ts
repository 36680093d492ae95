import { labelSet } from '../label-set.ts';

/** Pages opened by links in account emails. */
export const accountLinkLabels = labelSet(112, {
  confirmTitle: ['Confirm your email address', 'បញ្ជាក់អ៊ីមែលរបស់អ្នក'],
  confirmAsk: [
    'Did you create an account with us? Confirm that this is your email address. If it wasn’t you, close this page.',
    'តើអ្នកបានបង្កើតគណនីនៅហាងយើងមែនទេ? បើមែន សូមបញ្ជាក់ថាអ៊ីមែលនេះជារបស់អ្នក។ បើមិនមែន សូមបិទទំព័រនេះ។',
  ],
  confirm: ['Confirm email address', 'បញ្ជាក់អ៊ីមែល'],
  confirmed: ['Your email address is confirmed.', 'បញ្ជាក់អ៊ីមែលរបស់អ្នកបានជោគជ័យ។'],
  confirmUnknownHint: ['You can request a new link from your profile.', 'អ្នកអាចស្នើសុំតំណថ្មីក្នុងព័ត៌មានគណនីរបស់អ្នកបាន។'],

  deviceTitle: ['Trust this device', 'ឧបករណ៍របស់អ្នក'],
  deviceAsk: [
    'Is this your device? If you trust it, you can still log in while someone else keeps guessing your password.',
    'តើឧបករណ៍នេះជារបស់អ្នកមែនទេ? បើមែន ចាប់ពីពេលនេះតទៅ យើងស្គាល់ឧបករណ៍នេះ ហើយអ្នកដែលព្យាយាមប្រើអ៊ីមែលរបស់អ្នកនៅកន្លែងផ្សេង មិនអាចរារាំងអ្នកបានទេ។',
  ],
  knowDevice: ['Trust this device', 'បញ្ជាក់ឧបករណ៍នេះ'],
  deviceKnown: [
    'This device is now trusted. You can log in or reset your password.',
    'យើងស្គាល់ឧបករណ៍នេះហើយ។ អ្នកអាចចូលគណនី ឬកំណត់ពាក្យសម្ងាត់ថ្មីបាន។',
  ],
  deviceUnknownHint: [
    'Links like this work for one day, or until you change your password. Request a new code to get another.',
    'តំណនេះប្រើបានមួយថ្ងៃ ដរាបណាអ្នកមិនទាន់ប្តូរពាក្យសម្ងាត់។ សូមស្នើសុំកូដ OTP ថ្មី។',
  ],

  unknown: ['This link is no longer valid', 'តំណនេះលែងប្រើបានហើយ'],
});
