import type { KhmerOf } from './label-set.ts';
import type { becomeSellerLabels } from './become-seller.ts';

export const becomeSellerKhmer: KhmerOf<typeof becomeSellerLabels> = {
  lbl_becomeseller_crtaccount: 'បង្កើតគណនីអ្នកលក់',
  lbl_becomeseller_fname: 'នាមខ្លួន',
  lbl_becomeseller_lname: 'នាមត្រកូល',
  lbl_becomeseller_email: 'អ៊ីមែល',
  lbl_becomeseller_country: 'ប្រទេស',
  lbl_becomeseller_province: 'រាជធានី/ខេត្ត',
  lbl_becomeseller_city: 'ក្រុង/ស្រុក/ខណ្ឌ',
  lbl_becomeseller_contact: 'លេខទូរសព្ទ',
  lbl_becomeseller_pcode: 'លេខកូដប្រៃសណីយ៍',
  lbl_becomeseller_password: 'ពាក្យសម្ងាត់',
  lbl_becomeseller_confpassword: 'បញ្ជាក់ពាក្យសម្ងាត់',
  lbl_becomeseller_homeadr: 'អាសយដ្ឋានផ្ទះ',
  lbl_becomeseller_submitbnt: 'ផ្ញើសំណើ',
  lbl_becomeseller_loginacnt: 'ឬចូលគណនីរបស់អ្នក',
  lbl_becomeseller_save: 'រក្សាទុក',

  intro: 'សូមប្រាប់យើងអំពីអ្នក។ យើងនឹងទូរសព្ទទៅអ្នកអំពីជំហានបន្ទាប់។',
};
