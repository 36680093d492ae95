import { labelSet } from './label-set.ts';

export const updateProfileLabels = labelSet(70, {
  lbl_uprofile_title: 'Update Profile',
  lbl_uprofile_fname: 'First Name',
  lbl_uprofile_lname: 'Last Name',
  lbl_uprofile_state: 'State/Province',
  lbl_uprofile_city: 'City',
  lbl_uprofile_contno: 'Contact No',
  lbl_uprofile_pcode: 'Postal Code',
  lbl_uprofile_shipaddress: 'Shipping Address',
  lbl_uprofile_submit: 'Update Profile',
  lbl_uprofile_gohome: 'Go To Home Page',

  save: 'Save',
  emailConfirmed: 'Email address confirmed',
  emailNotConfirmed: 'Email address not confirmed',
  confirmHint:
    'Open the link in the mail we sent you. Until then we write to you only about your own orders.',
  sendLink: 'Send the link again',
  sessions: 'Where you are logged in',
  sessionsHint: 'Is one of them not yours? Log it out, then set a new password.',
  thisDevice: 'This device',
  otherDevice: 'Unknown device',
  deviceOn: '{browser} on {system}',
  firstSeen: 'First seen',
  lastSeen: 'Last seen',
  endSession: 'Log out',
  endSessionOf: 'Log out: {device}',
  endOthers: 'Log out everywhere else',
});
