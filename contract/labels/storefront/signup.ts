import { labelSet } from '../label-set.ts';

export const signupLabels = labelSet(69, {
  lbl_singup_crtaccount: ['Create an Account', 'បង្កើតគណនី'],
  lbl_singup_fname: ['First Name', 'នាមខ្លួន'],
  lbl_singup_lname: ['Last Name', 'នាមត្រកូល'],
  lbl_singup_email: ['Email', 'អ៊ីមែល'],
  lbl_singup_country: ['Country', 'ប្រទេស'],
  lbl_singup_province: ['State/Province', 'រាជធានី/ខេត្ត'],
  lbl_singup_city: ['City', 'ក្រុង/ស្រុក/ខណ្ឌ'],
  lbl_singup_contact: ['Contact No', 'លេខទូរសព្ទ'],
  lbl_singup_pcode: ['Postal Code', 'លេខកូដប្រៃសណីយ៍'],
  lbl_singup_password: ['Password', 'ពាក្យសម្ងាត់'],
  lbl_singup_shippa: ['Shipping Address', 'អាសយដ្ឋានដឹកជញ្ជូន'],
  lbl_singup_submitbnt: ['Signup', 'បង្កើតគណនី'],
  lbl_singup_loginacnt: ['or Login to your account', 'ឬចូលគណនីរបស់អ្នក'],
  lbl_singup_confpassword: ['Confirm Password', 'បញ្ជាក់ពាក្យសម្ងាត់'],

  signingUp: ['Signing up…', 'កំពុងបង្កើតគណនី…'],
  passwordLast: [
    'Finally, choose a password to see your order later',
    'ចុងក្រោយ សូមកំណត់ពាក្យសម្ងាត់ ដើម្បីមើលការបញ្ជាទិញពេលក្រោយ',
  ],
  orderFollows: [
    'This creates your account. Next, you confirm or pay for the order.',
    'យើងបង្កើតគណនីជូនអ្នក។ បន្ទាប់មក អ្នកបញ្ជាក់ ឬទូទាត់ការបញ្ជាទិញ។',
  ],
  benefits: ['Benefits of an account', 'អត្ថប្រយោជន៍នៃគណនី'],
  benefitOrders: ['Order history and downloads', 'ប្រវត្តិបញ្ជាទិញ និងឯកសារទាញយក'],
  benefitAddress: ['Your shipping address, saved', 'រក្សាទុកអាសយដ្ឋានដឹកជញ្ជូន'],
  benefitDelivery: ['Cash on delivery in every province', 'បង់ប្រាក់ពេលទទួលទំនិញ គ្រប់រាជធានី-ខេត្ត'],
});
