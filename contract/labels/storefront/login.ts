import { labelSet } from '../label-set.ts';

export const loginLabels = labelSet(64, {
  lbl_login_title: ['Login', 'ចូលគណនី'],
  lbl_login_email: ['Email', 'អ៊ីមែល'],
  lbl_login_password: ['Password', 'ពាក្យសម្ងាត់'],
  lbl_login_loginbtn: ['Login', 'ចូលគណនី'],
  lbl_login_lostpass: ['Lost your password?', 'ភ្លេចពាក្យសម្ងាត់?'],
  lbl_login_newcustomer: ['New Customer', 'អតិថិជនថ្មី'],
  lbl_login_createacnt: ['Create an Account', 'បង្កើតគណនី'],
  lbl_login_inst_singup: [
    'Sign up for a free account at our store. Registration is quick and easy. It allows you to be able to order from our shop. To start shopping click register.',
    'បង្កើតគណនីនៅហាងយើងដោយឥតគិតថ្លៃ ងាយស្រួល និងរហ័ស។ មានគណនីហើយ អ្នកអាចបញ្ជាទិញបាន។ សូមចុច «បង្កើតគណនី» ដើម្បីចាប់ផ្តើមទិញទំនិញ។',
  ],
  lbl_login_createacnt_2: ['Create an Account', 'បង្កើតគណនី'],

  welcome: ['Welcome back. Your cart is saved.', 'សូមស្វាគមន៍ជាថ្មី។ ទំនិញក្នុងកន្ត្រករបស់អ្នកនៅដដែល។'],
  refusedHint: [
    'We kept your email. Show the password to check it, or reset it.',
    'អ៊ីមែលនៅដដែល។ សូមបង្ហាញពាក្យសម្ងាត់ដើម្បីពិនិត្យ ឬកំណត់ពាក្យសម្ងាត់ថ្មី។',
  ],
  loggingIn: ['Logging in…', 'កំពុងចូលគណនី…'],
  becomeSeller: ['Become Seller', 'ក្លាយជាអ្នកលក់'],
});
