import { labelSet } from '../label-set.ts';

export const addedNumberLabels = labelSet(156, {
  title: ['Log in by phone number', 'ចូលគណនីដោយលេខទូរសព្ទ'],
  hint: [
    'We send a code by Telegram or SMS to make sure that the number is yours. From then on you can log in with it, and we write there when something happens to your order.',
    'យើងនឹងផ្ញើកូដ OTP តាម Telegram ឬសារទូរសព្ទ ដើម្បីបញ្ជាក់ថាលេខនេះជារបស់អ្នក។ បន្ទាប់មក អ្នកអាចចូលគណនីដោយលេខនេះ ហើយយើងផ្ញើសារទៅលេខនេះ ពេលការបញ្ជាទិញរបស់អ្នកមានព័ត៌មានថ្មី។',
  ],
  add: ['Add this number', 'បន្ថែមលេខនេះ'],
  added: [
    'You can log in with this number, and we write there when something happens to your order.',
    'អ្នកអាចចូលគណនីដោយលេខនេះ ហើយយើងផ្ញើសារទៅលេខនេះ ពេលការបញ្ជាទិញរបស់អ្នកមានព័ត៌មានថ្មី។',
  ],
  remove: ['Remove this number', 'លុបលេខនេះ'],
});
