import type { KhmerOf } from './label-set.ts';
import type { loginLabels } from './login.ts';

export const loginKhmer: KhmerOf<typeof loginLabels> = {
  lbl_login_title: 'ចូលគណនី',
  lbl_login_email: 'អ៊ីមែល',
  lbl_login_password: 'ពាក្យសម្ងាត់',
  lbl_login_loginbtn: 'ចូលគណនី',
  lbl_login_lostpass: 'ភ្លេចពាក្យសម្ងាត់?',
  lbl_login_newcustomer: 'អតិថិជនថ្មី',
  lbl_login_createacnt: 'បង្កើតគណនី',
  lbl_login_inst_singup:
    'បង្កើតគណនីនៅហាងយើងដោយឥតគិតថ្លៃ ងាយស្រួល និងរហ័ស។ មានគណនីហើយ អ្នកអាចបញ្ជាទិញបាន។ សូមចុច «បង្កើតគណនី» ដើម្បីចាប់ផ្តើមទិញទំនិញ។',
  lbl_login_createacnt_2: 'បង្កើតគណនី',

  welcome: 'សូមស្វាគមន៍ជាថ្មី។ ទំនិញក្នុងកន្ត្រករបស់អ្នកនៅដដែល។',
  refusedHint: 'អ៊ីមែលនៅដដែល។ សូមបង្ហាញពាក្យសម្ងាត់ដើម្បីពិនិត្យ ឬកំណត់ពាក្យសម្ងាត់ថ្មី។',
  loggingIn: 'កំពុងចូលគណនី…',
  becomeSeller: 'ក្លាយជាអ្នកលក់',
};
