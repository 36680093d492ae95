import type { accountLinkLabels } from './account-links.ts';
import type { KhmerOf } from './label-set.ts';

export const accountLinkKhmer: KhmerOf<typeof accountLinkLabels> = {
  confirmTitle: 'បញ្ជាក់អ៊ីមែលរបស់អ្នក',
  confirmAsk: 'តើអ្នកបានបង្កើតគណនីនៅហាងយើងមែនទេ? បើមែន សូមបញ្ជាក់ថាអ៊ីមែលនេះជារបស់អ្នក។ បើមិនមែន សូមបិទទំព័រនេះ។',
  confirm: 'បញ្ជាក់អ៊ីមែល',
  confirmed: 'បញ្ជាក់អ៊ីមែលរបស់អ្នកបានជោគជ័យ។',
  confirmUnknownHint: 'អ្នកអាចស្នើសុំតំណថ្មីក្នុងព័ត៌មានគណនីរបស់អ្នកបាន។',

  deviceTitle: 'ឧបករណ៍របស់អ្នក',
  deviceAsk:
    'តើឧបករណ៍នេះជារបស់អ្នកមែនទេ? បើមែន ចាប់ពីពេលនេះតទៅ យើងស្គាល់ឧបករណ៍នេះ ហើយអ្នកដែលព្យាយាមប្រើអ៊ីមែលរបស់អ្នកនៅកន្លែងផ្សេង មិនអាចរារាំងអ្នកបានទេ។',
  knowDevice: 'បញ្ជាក់ឧបករណ៍នេះ',
  deviceKnown: 'យើងស្គាល់ឧបករណ៍នេះហើយ។ អ្នកអាចចូលគណនី ឬកំណត់ពាក្យសម្ងាត់ថ្មីបាន។',
  deviceUnknownHint: 'តំណនេះប្រើបានមួយថ្ងៃ ដរាបណាអ្នកមិនទាន់ប្តូរពាក្យសម្ងាត់។ សូមស្នើសុំកូដ OTP ថ្មី។',

  unknown: 'តំណនេះលែងប្រើបានហើយ',
};
