import { providerConnectionTexts } from '../../payment-providers/provider-texts.ts';
import { labelSet } from '../label-set.ts';

/** The connections staff configure: email server and providers. */
export const officeConnectionLabels = labelSet(296, {
  heading: ['Connections', 'ការតភ្ជាប់'],
  mail: ['Email server', 'ម៉ាស៊ីនអ៊ីមែល'],
  sender: ['Sender', 'អ្នកផ្ញើ'],
  telegram: ['Telegram Gateway', 'Telegram Gateway'],
  telegramBot: ['Telegram bot', 'បូត Telegram'],
  sms: ['SMS', 'SMS'],
  environment: ['Set on the server ({variables})', 'កំណត់នៅលើម៉ាស៊ីនមេ ({variables})'],
  office: ['Set up here', 'បានរៀបចំនៅទីនេះ'],
  none: ['Not set up', 'មិនទាន់រៀបចំ'],
  unreadable: [
    'Not in use: the server’s secret key has changed. Enter it again.',
    'មិនកំពុងប្រើ៖ កូនសោរបស់ម៉ាស៊ីនមេបានប្តូរ។ សូមបញ្ចូលម្តងទៀត។',
  ],
  unfit: [
    'Not in use: it conflicts with environment variables on the server. Remove those variables, or change the values here.',
    'មិនកំពុងប្រើ៖ ផ្ទុយនឹងការកំណត់លើម៉ាស៊ីនមេ។ សូមដកការកំណត់ទាំងនោះចេញ ឬកែទិន្នន័យនៅទីនេះ។',
  ],
  setUp: ['Set up', 'រៀបចំ'],
  setUpNamed: ['Set up: {name}', 'រៀបចំ៖ {name}'],
  editNamed: ['Edit: {name}', 'កែប្រែ៖ {name}'],
  saved: ['Saved, but not tested yet.', 'បានរក្សាទុក តែមិនទាន់បានសាកល្បង។'],
  more: ['Optional fields', 'ព័ត៌មានដែលមិនចាំបាច់'],
  removeSure: ['Remove {name}? It stops being used right away.', 'ដក {name} ចេញមែនទេ? វានឹងឈប់ប្រើភ្លាម។'],
  removed: ['Removed.', 'បានដកចេញ។'],
  secrets: [
    'Passwords and keys are encrypted, and never shown again.',
    'ពាក្យសម្ងាត់ និងកូនសោបានអ៊ិនគ្រីប ហើយមិនបង្ហាញម្តងទៀតទេ។',
  ],
  keep: ['Already set. Leave empty to keep it, or enter a new one.', 'បានកំណត់ហើយ។ ទុកទទេដើម្បីរក្សាទុក ឬបញ្ចូលថ្មី។'],
  webhook: ['Enter this webhook address at {name}:', 'បញ្ចូលអាសយដ្ឋាន webhook នេះនៅ {name}៖'],

  host: ['Server', 'ម៉ាស៊ីនមេ'],
  port: ['Port', 'លេខច្រក'],
  encryption: ['Encryption', 'ការអ៊ិនគ្រីប'],
  starttls: ['STARTTLS (usually port 587)', 'STARTTLS (ភាគច្រើនច្រក 587)'],
  tls: ['TLS (usually port 465)', 'TLS (ភាគច្រើនច្រក 465)'],
  noEncryption: ['None (email server on this machine)', 'គ្មាន (ម៉ាស៊ីនមេអ៊ីមែលនៅលើម៉ាស៊ីននេះ)'],
  user: ['Username', 'ឈ្មោះអ្នកប្រើ'],
  password: ['Password', 'ពាក្យសម្ងាត់'],
  name: ['Name', 'ឈ្មោះ'],
  address: ['Email address', 'អាសយដ្ឋានអ៊ីមែល'],
  TELEGRAM_TOKEN: ['Token', 'តូខិន'],
  TELEGRAM_BOT_TOKEN: ['Bot token', 'តូខិនរបស់បូត'],
  TELEGRAM_CHAT_ID: ['Chat ID', 'លេខសម្គាល់ក្រុម'],
  SMS_URL: ['Gateway URL, with {to} and {text}', 'អាសយដ្ឋានដែលមាន {to} និង {text}'],
  SMS_TOKEN: ['Token', 'តូខិន'],
  ...providerConnectionTexts,
});
