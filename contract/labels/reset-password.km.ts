import type { KhmerOf } from './label-set.ts';
import type { resetPasswordLabels } from './reset-password.ts';

export const resetPasswordKhmer: KhmerOf<typeof resetPasswordLabels> = {
  emailHint: 'សូមបញ្ចូលអ៊ីមែលដែលអ្នកប្រើចូលគណនី។ យើងនឹងផ្ញើកូដ OTP ជូនអ្នក។',
  email: 'អ៊ីមែល',
  sendOtp: 'ផ្ញើកូដ OTP',
  otp: 'កូដ OTP',
  newPassword: 'ពាក្យសម្ងាត់ថ្មី',
  confirmPassword: 'បញ្ជាក់ពាក្យសម្ងាត់',
  passwordLimits: 'ពី {min} ដល់ {max} តួអក្សរ',
  changePassword: 'ប្តូរពាក្យសម្ងាត់',
  otherEmail: 'ប្រើអ៊ីមែលផ្សេង',
  newCustomer: 'អតិថិជនថ្មី',
  invitation:
    'បង្កើតគណនីនៅហាងយើងដោយឥតគិតថ្លៃ ងាយស្រួល និងរហ័ស។ មានគណនីហើយ អ្នកអាចបញ្ជាទិញបាន។ សូមចុច «បង្កើតគណនី» ដើម្បីចាប់ផ្តើមទិញទំនិញ។',
  createAccount: 'បង្កើតគណនី',
  backToLogin: 'ត្រឡប់ទៅចូលគណនី',
};
