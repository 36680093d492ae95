import { labelSet } from '../label-set.ts';

export const officeStaffLabels = labelSet(165, {
  people: ['Staff', 'បុគ្គលិក'],
  name: ['Name', 'ឈ្មោះ'],
  role: ['Role', 'តួនាទី'],
  factor: ['Two-step verification', 'ការបញ្ជាក់អត្តសញ្ញាណ'],
  seen: ['Last sign-in', 'ចូលចុងក្រោយ'],
  passkey: ['Passkey', 'កូនសោសម្ងាត់'],
  authenticator: ['Authenticator app', 'កម្មវិធីបញ្ជាក់'],
  notYet: ['Not set up', 'មិនទាន់មាន'],
  isOut: ['Deactivated', 'បានផ្អាក'],
  invitedUntil: ['invited; link expires {when}', 'បានអញ្ជើញ តំណប្រើបានដល់ {when}'],
  neverSeen: ['never', 'មិនដែល'],
  invite: ['Invite staff', 'អញ្ជើញ'],
  inviteHeading: ['Invite a staff member', 'អញ្ជើញបុគ្គលិក'],
  inviteText: [
    'They’ll get an email with a link that works once and expires in 24 hours. You can copy the link too.',
    'គេនឹងទទួលអ៊ីមែលដែលមានតំណប្រើបានតែម្តង ក្នុងរយៈពេល 24 ម៉ោង។ អ្នកក៏អាចចម្លងតំណនោះបាន។',
  ],
  inviteTextNoEmail: [
    'You’ll get a link to pass on. It works once and expires in 24 hours.',
    'អ្នកនឹងទទួលតំណដើម្បីប្រគល់ឱ្យគេ។ តំណនេះប្រើបានតែម្តង ក្នុងរយៈពេល 24 ម៉ោង។',
  ],
  language: ['Their language', 'ភាសារបស់គេ'],
  sendInvitation: ['Invite', 'អញ្ជើញ'],
  invitedByMail: ['We’re emailing the invitation to {email}.', 'កំពុងផ្ញើការអញ្ជើញទៅ {email}។'],
  linkText: [
    'With this link, {email} can join. It works once and expires {when}. It’s shown only now, so copy it if you want to send it yourself.',
    'តំណនេះសម្រាប់ {email}។ ប្រើបានម្តង ដល់ {when} ហើយបង្ហាញតែពេលនេះប៉ុណ្ណោះ៖ សូមចម្លង ដើម្បីប្រគល់ឱ្យដោយខ្លួនឯង។',
  ],
  saveRole: ['Save role', 'រក្សាទុកតួនាទី'],
  inviteAnew: ['Resend invitation', 'អញ្ជើញម្តងទៀត'],
  inviteAnewNoEmail: ['Create a new link', 'បង្កើតតំណថ្មី'],
  deactivate: ['Deactivate', 'ផ្អាក'],
  deactivateText: [
    'They’ll be signed out everywhere and can’t sign in again.',
    'បុគ្គលិកនេះនឹងចាកចេញពីគ្រប់ទីកន្លែង ហើយចូលទៀតមិនបានទេ។',
  ],
  reactivate: ['Reactivate', 'ឱ្យចូលវិញ'],
  reactivateText: ['This account is deactivated and can’t sign in.', 'បុគ្គលិកនេះត្រូវផ្អាក ហើយចូលមិនបានទេ។'],
  resetTwoStep: ['Reset two-step verification', 'លុបវិធីបញ្ជាក់'],
  resetTwoStepText: [
    'For someone who lost their device and codes. They’ll be signed out and need a new invitation.',
    'សម្រាប់អ្នកបាត់ឧបករណ៍ និងកូដ៖ បុគ្គលិកនេះនឹងចាកចេញ ហើយចូលវិញតាមការអញ្ជើញ។',
  ],
  resetTwoStepSure: ['Reset two-step verification for {name}?', 'លុបវិធីបញ្ជាក់ទាំងអស់របស់ {name} មែនទេ?'],
});
