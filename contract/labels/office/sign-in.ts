import { labelSet } from '../label-set.ts';

/** The sign-in page, and two-step verification wherever it is required. */
export const officeSignInLabels = labelSet(162, {
  heading: ['Welcome back', 'សូមស្វាគមន៍ជាថ្មី'],
  byPasskey: ['Sign in with a passkey', 'ចូលដោយកូនសោសម្ងាត់ (passkey)'],
  passkeyHint: [
    'Use your fingerprint, face or screen lock. No password needed.',
    'ស្នាមម្រាមដៃ មុខ ឬសោរបស់ឧបករណ៍នេះ។ មិនបាច់វាយ មិនបាច់ចាំ។',
  ],
  or: ['or', 'ឬ'],
  password: ['Password', 'ពាក្យសម្ងាត់'],
  triesLeft: ['Attempts left: {n}', 'នៅព្យាយាមបាន {n} ដងទៀត។'],
  passkeyStopped: [
    'Passkey sign-in was canceled. Try again or use another method.',
    'មិនទាន់បានបង្ហាញកូនសោសម្ងាត់ទេ។ សូមព្យាយាមម្តងទៀត ឬប្រើវិធីផ្សេង។',
  ],
  deviceLost: ['Lost your device?', 'បាត់ឧបករណ៍?'],
  deviceLostHint: [
    'Sign in with your password and a recovery code. No codes left? Ask an owner to invite you again.',
    'ក្រោយបញ្ចូលពាក្យសម្ងាត់ អ្នកអាចប្រើកូដសង្គ្រោះជំនួសឧបករណ៍។ បើគ្មានកូដ សូមឱ្យម្ចាស់ហាងអញ្ជើញអ្នកម្តងទៀត។',
  ],
  secondHeading: ['Two-step verification', 'ការបញ្ជាក់អត្តសញ្ញាណ'],
  secondText: ['Password accepted. One more step.', 'ពាក្យសម្ងាត់ត្រឹមត្រូវ។ នៅសល់មួយជំហានទៀត។'],
  againHeading: ['Verify it’s you', 'តើនេះជាអ្នកមែនទេ?'],
  againText: [
    'This action needs two-step verification. You won’t be asked again for 10 minutes.',
    'សម្រាប់ការងារនេះ សូមបញ្ជាក់អត្តសញ្ញាណម្តងទៀត។ បន្ទាប់មក យើងមិនសួរទៀតទេ ក្នុងរយៈពេល 10 នាទី។',
  ],
  showPasskey: ['Use passkey', 'បង្ហាញកូនសោសម្ងាត់'],
  code: ['Code', 'កូដ'],
  codeHint: ['Six digits from your authenticator app, or a recovery code.', 'លេខ 6 ខ្ទង់ពីកម្មវិធីបញ្ជាក់ ឬកូដសង្គ្រោះ។'],
  codeOnlyHint: ['Enter a recovery code.', 'កូដសង្គ្រោះមួយរបស់អ្នក។'],
  somebodyElse: ['Use another account', 'ចូលដោយគណនីផ្សេង'],
  demo: ['Demo shop: sign in as', 'ហាងសាកល្បង៖ ចូលជា'],
});
