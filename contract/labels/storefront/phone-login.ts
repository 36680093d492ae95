import { labelSet } from '../label-set.ts';

export const phoneLoginLabels = labelSet(151, {
  loginMethod: ['How to log in', 'របៀបចូលគណនី'],
  email: ['Email', 'អ៊ីមែល'],
  phone: ['Phone number', 'លេខទូរសព្ទ'],
  hint: [
    'We’ll send a code by Telegram or SMS. No password needed. If you’re new, this creates your account.',
    'យើងនឹងផ្ញើកូដ OTP ជូនអ្នកតាម Telegram ឬសារទូរសព្ទ។ អ្នកមិនត្រូវការពាក្យសម្ងាត់ទេ។ បើអ្នកជាអតិថិជនថ្មី អ្នកនឹងមានគណនីភ្លាម។',
  ],
  example: ['Cambodian number, such as', 'លេខទូរសព្ទក្នុងប្រទេសកម្ពុជា ឧទាហរណ៍'],
  sendCode: ['Send OTP', 'ផ្ញើកូដ OTP'],
  code: ['One-time code (OTP)', 'កូដ OTP'],
  sentTo: ['We sent an 8-digit code to {number}.', 'យើងបានផ្ញើកូដ OTP 8 ខ្ទង់ទៅ {number}។'],
  logIn: ['Login', 'ចូលគណនី'],
  otherNumber: ['Resend code or change number', 'ផ្ញើម្តងទៀត ឬប្តូរលេខ'],
});
