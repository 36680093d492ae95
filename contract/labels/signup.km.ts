import type { KhmerOf } from './label-set.ts';
import type { signupLabels } from './signup.ts';

export const signupKhmer: KhmerOf<typeof signupLabels> = {
  lbl_singup_crtaccount: 'បង្កើតគណនី',
  lbl_singup_fname: 'នាមខ្លួន',
  lbl_singup_lname: 'នាមត្រកូល',
  lbl_singup_email: 'អ៊ីមែល',
  lbl_singup_country: 'ប្រទេស',
  lbl_singup_province: 'រាជធានី/ខេត្ត',
  lbl_singup_city: 'ក្រុង/ស្រុក/ខណ្ឌ',
  lbl_singup_contact: 'លេខទូរសព្ទ',
  lbl_singup_pcode: 'លេខកូដប្រៃសណីយ៍',
  lbl_singup_password: 'ពាក្យសម្ងាត់',
  lbl_singup_shippa: 'អាសយដ្ឋានដឹកជញ្ជូន',
  lbl_singup_submitbnt: 'បង្កើតគណនី',
  lbl_singup_loginacnt: 'ឬចូលគណនីរបស់អ្នក',
  lbl_singup_confpassword: 'បញ្ជាក់ពាក្យសម្ងាត់',

  signingUp: 'កំពុងបង្កើតគណនី…',
  benefits: 'អត្ថប្រយោជន៍នៃគណនី',
  benefitOrders: 'ប្រវត្តិបញ្ជាទិញ និងឯកសារទាញយក',
  benefitAddress: 'រក្សាទុកអាសយដ្ឋានដឹកជញ្ជូន',
  benefitDelivery: 'បង់ប្រាក់ពេលទទួលទំនិញ គ្រប់រាជធានី-ខេត្ត',
};
