import { labelSet } from '../label-set.ts';

/** The office's door, and the second factor wherever it is asked for. */
export const officeSignInLabels = labelSet(162, {
  heading: ['Good to see you', 'សួស្តី'],
  byPasskey: ['Sign in with a passkey', 'ចូលដោយកូនសោសម្ងាត់ (passkey)'],
  passkeyHint: [
    'Finger, face or the lock of this device. Nothing to type, nothing to forget.',
    'ស្នាមម្រាមដៃ មុខ ឬសោរបស់ឧបករណ៍នេះ។ មិនបាច់វាយ មិនបាច់ចាំ។',
  ],
  or: ['or', 'ឬ'],
  email: ['Email', 'អ៊ីមែល'],
  password: ['Password', 'ពាក្យសម្ងាត់'],
  goOn: ['Go on', 'បន្ត'],
  triesLeft: ['Tries left: {n}.', 'នៅព្យាយាមបាន {n} ដងទៀត។'],
  passkeyStopped: [
    'No passkey was shown. Please try again, or go another way.',
    'មិនទាន់បានបង្ហាញកូនសោសម្ងាត់ទេ។ សូមព្យាយាមម្តងទៀត ឬប្រើវិធីផ្សេង។',
  ],
  deviceLost: ['Device lost?', 'បាត់ឧបករណ៍?'],
  deviceLostHint: [
    'With your password, a recovery code takes the place of the device. Without codes an owner invites you anew.',
    'ក្រោយបញ្ចូលពាក្យសម្ងាត់ អ្នកអាចប្រើកូដសង្គ្រោះជំនួសឧបករណ៍។ បើគ្មានកូដ សូមឱ្យម្ចាស់ហាងអញ្ជើញអ្នកម្តងទៀត។',
  ],
  secondHeading: ['Your second factor', 'ការបញ្ជាក់អត្តសញ្ញាណ'],
  secondText: ['The password was right. One thing more.', 'ពាក្យសម្ងាត់ត្រឹមត្រូវ។ នៅសល់មួយជំហានទៀត។'],
  againHeading: ['Is it you?', 'តើនេះជាអ្នកមែនទេ?'],
  againText: [
    'For this we ask for your second factor again. Then ten minutes are free of questions.',
    'សម្រាប់ការងារនេះ សូមបញ្ជាក់អត្តសញ្ញាណម្តងទៀត។ បន្ទាប់មក យើងមិនសួរទៀតទេ ក្នុងរយៈពេល 10 នាទី។',
  ],
  showPasskey: ['Show the passkey', 'បង្ហាញកូនសោសម្ងាត់'],
  code: ['Code', 'កូដ'],
  codeHint: ['Six figures of your authenticator app, or a recovery code.', 'លេខ 6 ខ្ទង់ពីកម្មវិធីបញ្ជាក់ ឬកូដសង្គ្រោះ។'],
  codeOnlyHint: ['One of your recovery codes.', 'កូដសង្គ្រោះមួយរបស់អ្នក។'],
  confirmCode: ['Confirm', 'បញ្ជាក់'],
  somebodyElse: ['Sign in as somebody else', 'ចូលដោយគណនីផ្សេង'],
  demo: ['Demo shop: come in as', 'ហាងសាកល្បង៖ ចូលជា'],
});
