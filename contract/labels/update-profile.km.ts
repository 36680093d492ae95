import type { KhmerOf } from './label-set.ts';
import type { updateProfileLabels } from './update-profile.ts';

export const updateProfileKhmer: KhmerOf<typeof updateProfileLabels> = {
  lbl_uprofile_title: 'កែប្រែព័ត៌មានគណនី',
  lbl_uprofile_fname: 'នាមខ្លួន',
  lbl_uprofile_lname: 'នាមត្រកូល',
  lbl_uprofile_state: 'រាជធានី/ខេត្ត',
  lbl_uprofile_city: 'ក្រុង/ស្រុក/ខណ្ឌ',
  lbl_uprofile_contno: 'លេខទូរសព្ទ',
  lbl_uprofile_pcode: 'លេខកូដប្រៃសណីយ៍',
  lbl_uprofile_shipaddress: 'អាសយដ្ឋានដឹកជញ្ជូន',
  lbl_uprofile_submit: 'រក្សាទុក',
  lbl_uprofile_gohome: 'ទៅទំព័រដើម',

  save: 'រក្សាទុក',
  emailConfirmed: 'បានបញ្ជាក់អ៊ីមែលហើយ',
  emailNotConfirmed: 'មិនទាន់បានបញ្ជាក់អ៊ីមែលទេ',
  confirmHint: 'សូមបើកតំណក្នុងអ៊ីមែលដែលយើងបានផ្ញើជូនអ្នក។ មុនពេលនោះ យើងផ្ញើអ៊ីមែលជូនអ្នកតែអំពីការបញ្ជាទិញរបស់អ្នកប៉ុណ្ណោះ។',
  sendLink: 'ផ្ញើតំណម្តងទៀត',
  sessions: 'ឧបករណ៍ដែលបានចូលគណនី',
  sessionsHint: 'បើឧបករណ៍ណាមួយមិនមែនជារបស់អ្នក សូមចាកចេញពីឧបករណ៍នោះ រួចកំណត់ពាក្យសម្ងាត់ថ្មី។',
  thisDevice: 'ឧបករណ៍នេះ',
  otherDevice: 'ឧបករណ៍មិនស្គាល់',
  deviceOn: '{browser} លើ {system}',
  firstSeen: 'ចូលដំបូង',
  lastSeen: 'ប្រើចុងក្រោយ',
  endSession: 'ចាកចេញ',
  endSessionOf: 'ចាកចេញ៖ {device}',
  endOthers: 'ចាកចេញពីឧបករណ៍ផ្សេងទាំងអស់',
};
