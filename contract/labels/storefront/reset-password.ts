import { labelSet } from '../label-set.ts';

export const resetPasswordLabels = labelSet(65, {
  emailHint: [
    'Enter your account email and we’ll send you a one-time code.',
    'សូមបញ្ចូលអ៊ីមែលដែលអ្នកប្រើចូលគណនី។ យើងនឹងផ្ញើកូដ OTP ជូនអ្នក។',
  ],
  emailHintNoEmail: [
    'We can’t send codes by email yet. Please contact us.',
    'យើងមិនទាន់អាចផ្ញើកូដតាមអ៊ីមែលបានទេ។ សូមទាក់ទងមកយើង។',
  ],
  email: ['Email', 'អ៊ីមែល'],
  sendOtp: ['Send OTP', 'ផ្ញើកូដ OTP'],
  otp: ['One-time code (OTP)', 'កូដ OTP'],
  newPassword: ['New Password', 'ពាក្យសម្ងាត់ថ្មី'],
  confirmPassword: ['Confirm Password', 'បញ្ជាក់ពាក្យសម្ងាត់'],
  passwordLimits: ['{min} to {max} characters', 'ពី {min} ដល់ {max} តួអក្សរ'],
  changePassword: ['Change password', 'ប្តូរពាក្យសម្ងាត់'],
  otherEmail: ['Use another email', 'ប្រើអ៊ីមែលផ្សេង'],
  newCustomer: ['New Customer', 'អតិថិជនថ្មី'],
  invitation: [
    'Sign up for a free account at our store. Registration is quick and easy. It allows you to be able to order from our shop. To start shopping click register.',
    'បង្កើតគណនីនៅហាងយើងដោយឥតគិតថ្លៃ ងាយស្រួល និងរហ័ស។ មានគណនីហើយ អ្នកអាចបញ្ជាទិញបាន។ សូមចុច «បង្កើតគណនី» ដើម្បីចាប់ផ្តើមទិញទំនិញ។',
  ],
  createAccount: ['Create an Account', 'បង្កើតគណនី'],
  backToLogin: ['Back to login', 'ត្រឡប់ទៅចូលគណនី'],
});
