import { labelSet } from '../label-set.ts';

export const addedNumberLabels = labelSet(156, {
  title: ['Log in with your phone number', 'ចូលគណនីដោយលេខទូរសព្ទ'],
  hint: [
    'We’ll send a code by Telegram or SMS to verify your number. Then you can log in with it and get order updates there.',
    'យើងនឹងផ្ញើកូដ OTP តាម Telegram ឬសារទូរសព្ទ ដើម្បីបញ្ជាក់ថាលេខនេះជារបស់អ្នក។ បន្ទាប់មក អ្នកអាចចូលគណនីដោយលេខនេះ ហើយយើងផ្ញើសារទៅលេខនេះ ពេលការបញ្ជាទិញរបស់អ្នកមានព័ត៌មានថ្មី។',
  ],
  add: ['Add number', 'បន្ថែមលេខនេះ'],
  added: [
    'You can now log in with this number and get order updates there.',
    'អ្នកអាចចូលគណនីដោយលេខនេះ ហើយយើងផ្ញើសារទៅលេខនេះ ពេលការបញ្ជាទិញរបស់អ្នកមានព័ត៌មានថ្មី។',
  ],
  remove: ['Remove number', 'លុបលេខនេះ'],
});
