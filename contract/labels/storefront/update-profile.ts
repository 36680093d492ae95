import { labelSet } from '../label-set.ts';

export const updateProfileLabels = labelSet(70, {
  lbl_uprofile_title: ['Update Profile', 'កែប្រែព័ត៌មានគណនី'],
  lbl_uprofile_fname: ['First Name', 'នាមខ្លួន'],
  lbl_uprofile_lname: ['Last Name', 'នាមត្រកូល'],
  lbl_uprofile_state: ['State/Province', 'រាជធានី/ខេត្ត'],
  lbl_uprofile_city: ['City', 'ក្រុង/ស្រុក/ខណ្ឌ'],
  lbl_uprofile_contno: ['Contact No', 'លេខទូរសព្ទ'],
  lbl_uprofile_pcode: ['Postal Code', 'លេខកូដប្រៃសណីយ៍'],
  lbl_uprofile_shipaddress: ['Shipping Address', 'អាសយដ្ឋានដឹកជញ្ជូន'],
  lbl_uprofile_submit: ['Update Profile', 'រក្សាទុក'],
  lbl_uprofile_gohome: ['Go To Home Page', 'ទៅទំព័រដើម'],

  save: ['Save', 'រក្សាទុក'],
  emailConfirmed: ['Email address confirmed', 'បានបញ្ជាក់អ៊ីមែលហើយ'],
  emailNotConfirmed: ['Email address not confirmed', 'មិនទាន់បានបញ្ជាក់អ៊ីមែលទេ'],
  confirmHint: [
    'Open the link in the mail we sent you. Until then we write to you only about your own orders.',
    'សូមបើកតំណក្នុងអ៊ីមែលដែលយើងបានផ្ញើជូនអ្នក។ មុនពេលនោះ យើងផ្ញើអ៊ីមែលជូនអ្នកតែអំពីការបញ្ជាទិញរបស់អ្នកប៉ុណ្ណោះ។',
  ],
  sendLink: ['Send the link again', 'ផ្ញើតំណម្តងទៀត'],
  sessions: ['Where you are logged in', 'ឧបករណ៍ដែលបានចូលគណនី'],
  sessionsHint: [
    'Is one of them not yours? Log it out, then set a new password.',
    'បើឧបករណ៍ណាមួយមិនមែនជារបស់អ្នក សូមចាកចេញពីឧបករណ៍នោះ រួចកំណត់ពាក្យសម្ងាត់ថ្មី។',
  ],
  thisDevice: ['This device', 'ឧបករណ៍នេះ'],
  otherDevice: ['Unknown device', 'ឧបករណ៍មិនស្គាល់'],
  deviceOn: ['{browser} on {system}', '{browser} លើ {system}'],
  firstSeen: ['First seen', 'ចូលដំបូង'],
  lastSeen: ['Last seen', 'ប្រើចុងក្រោយ'],
  endSession: ['Log out', 'ចាកចេញ'],
  endSessionOf: ['Log out: {device}', 'ចាកចេញ៖ {device}'],
  endOthers: ['Log out everywhere else', 'ចាកចេញពីឧបករណ៍ផ្សេងទាំងអស់'],
});
