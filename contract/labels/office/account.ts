import { labelSet } from '../label-set.ts';

/** The signed-in user's account. */
export const officeAccountLabels = labelSet(164, {
  you: ['Profile', 'អ្នក'],
  role: ['Role', 'តួនាទី'],
  look: ['Language and appearance', 'ភាសា និងរូបរាង'],
  theme: ['Theme', 'រូបរាង'],
  auto: ['System default', 'តាមឧបករណ៍'],
  light: ['Light', 'ភ្លឺ'],
  dark: ['Dark', 'ងងឹត'],
  signInMethods: ['Sign-in methods', 'វិធីចូល'],
  madeAt: ['created {when}', 'បង្កើតនៅ {when}'],
  usedAt: ['last used {when}', 'ប្រើនៅ {when}'],
  neverUsed: ['never used', 'មិនទាន់ប្រើទេ'],
  addPasskey: ['Add a passkey', 'បន្ថែមកូនសោសម្ងាត់'],
  passkeyName: ['Passkey name', 'ឈ្មោះឧបករណ៍'],
  removeNamed: ['Remove {name}', 'ដកចេញ៖ {name}'],
  removeSure: [
    'Remove {name}? You won’t be able to sign in with it anymore.',
    'ដក {name} ចេញមែនទេ? អ្នកនឹងមិនអាចចូលដោយវាទៀតទេ។',
  ],
  isSetUp: ['on', 'បានរៀបចំ'],
  notSetUp: ['off', 'មិនទាន់រៀបចំ'],
  codes: ['Recovery codes', 'កូដសង្គ្រោះ'],
  codesLeft: ['{n} left', 'នៅសល់ {n}'],
  newCodes: ['Generate new codes', 'បង្កើតថ្មី'],
  newCodesSure: [
    'Generate ten new codes? Your old codes will stop working.',
    'បង្កើតកូដថ្មី 10 មែនទេ? កូដចាស់នឹងប្រើមិនបានទៀតទេ។',
  ],
  sessions: ['Active sessions', 'កន្លែងដែលអ្នកកំពុងចូល'],
  session: ['{browser} on {system}', '{browser} លើ {system}'],
  thisOne: ['this session', 'ឧបករណ៍នេះ'],
  since: ['since {when}', 'តាំងពី {when}'],
  end: ['Sign out', 'ចាកចេញ'],
  endNamed: ['Sign out {name}', 'ចាកចេញ៖ {name}'],
  endOthers: ['Sign out all other sessions', 'ចាកចេញពីកន្លែងផ្សេងទាំងអស់'],
});
