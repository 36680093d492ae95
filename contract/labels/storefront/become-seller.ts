import { labelSet } from '../label-set.ts';

export const becomeSellerLabels = labelSet(94, {
  lbl_becomeseller_crtaccount: ['Create Seller Account', 'បង្កើតគណនីអ្នកលក់'],
  lbl_becomeseller_fname: ['First Name', 'នាមខ្លួន'],
  lbl_becomeseller_lname: ['Last Name', 'នាមត្រកូល'],
  lbl_becomeseller_email: ['Email', 'អ៊ីមែល'],
  lbl_becomeseller_country: ['Country', 'ប្រទេស'],
  lbl_becomeseller_province: ['State/Province', 'រាជធានី/ខេត្ត'],
  lbl_becomeseller_city: ['City', 'ក្រុង/ស្រុក/ខណ្ឌ'],
  lbl_becomeseller_contact: ['Mobile No', 'លេខទូរសព្ទ'],
  lbl_becomeseller_pcode: ['Postal Code', 'លេខកូដប្រៃសណីយ៍'],
  lbl_becomeseller_password: ['Password', 'ពាក្យសម្ងាត់'],
  lbl_becomeseller_confpassword: ['Confirm Password', 'បញ្ជាក់ពាក្យសម្ងាត់'],
  lbl_becomeseller_homeadr: ['Home Address', 'អាសយដ្ឋានផ្ទះ'],
  lbl_becomeseller_submitbnt: ['Signup', 'ផ្ញើសំណើ'],
  lbl_becomeseller_loginacnt: ['or Login to your account', 'ឬចូលគណនីរបស់អ្នក'],
  lbl_becomeseller_save: ['Save setting', 'រក្សាទុក'],

  intro: [
    'Tell us about yourself. We’ll call you about selling with us. With the account itself, you shop as a customer.',
    'សូមប្រាប់យើងអំពីអ្នក។ យើងនឹងទូរសព្ទទៅអ្នកអំពីការលក់ជាមួយយើង។ គណនីនេះសម្រាប់ទិញទំនិញជាអតិថិជន។',
  ],
});
