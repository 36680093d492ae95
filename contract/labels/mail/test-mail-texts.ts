import { webhookMailTexts } from './webhook-mail-texts.ts';

/** Texts of the test email staff send to themselves: a part of `mailLabels`. */
export const testMailTexts = {
  ...webhookMailTexts,
  testSubject: ['Test email from {shop}', 'អ៊ីមែលសាកល្បងពី {shop}'],
  testText: [
    'This is the test email you requested from the back office. Emails to customers are sent the same way and from the same address.',
    'នេះជាអ៊ីមែលសាកល្បងដែលអ្នកបានស្នើនៅការិយាល័យ។ អ៊ីមែលជូនអតិថិជនផ្ញើតាមរបៀបនេះ និងពីអ្នកផ្ញើដូចគ្នា។',
  ],
  testBack: ['Back to the office', 'ត្រឡប់ទៅការិយាល័យ'],
} as const satisfies Record<string, readonly [english: string, khmer: string]>;
