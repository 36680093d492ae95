import { paymentProvider } from '../payment-provider.ts';

/** KHQR: a code that any bank app in Cambodia can pay, through Bakong's service. */
export const khqr = paymentProvider({
  name: 'khqr',
  title: ['KHQR (Bakong)', 'KHQR (បាគង)'],
  maker: 'Bakong',
  hasWebhook: false,
  method: { id: 8, key: 'khqr', label: ['KHQR', 'KHQR'], refundsTo: 'account', paidLabel: 'paidByKhqr' },
  fields: {
    KHQR_ACCOUNT: { label: ['Bakong account', 'គណនីបាគង'] },
    KHQR_TOKEN: { label: ['Bakong token', 'តូខិនបាគង'], isSecret: true },
    KHQR_NAME: { label: ['Shop name in Latin letters', 'ឈ្មោះហាងជាអក្សរឡាតាំង'] },
    KHQR_NAME_KM: { label: ['Shop name in Khmer', 'ឈ្មោះហាងជាភាសាខ្មែរ'], isOptional: true },
    KHQR_CITY: { label: ['City in Latin letters', 'ទីក្រុងជាអក្សរឡាតាំង'], isOptional: true },
    KHQR_CITY_KM: { label: ['City in Khmer', 'ទីក្រុងជាភាសាខ្មែរ'], isOptional: true },
    KHQR_EMAIL: { label: ['Email registered with Bakong', 'អ៊ីមែលដែលបានចុះឈ្មោះជាមួយបាគង'], isOptional: true },
    KHQR_MERCHANT_ID: { label: ['Merchant ID', 'លេខសម្គាល់អាជីវករ'], isOptional: true },
    KHQR_BANK: { label: ['Acquiring bank', 'ធនាគារទទួលប្រាក់'], isOptional: true },
    KHQR_URL: {
      label: ['Environment', 'ពិត ឬសាកល្បង'],
      choices: {
        'https://api-bakong.nbc.gov.kh': 'khqrLive',
        'https://sit-api-bakong.nbc.gov.kh': 'khqrTest',
      },
    },
  },
  texts: { khqrLive: ['Bakong', 'បាគង'], khqrTest: ['Bakong test service', 'សេវាសាកល្បងបាគង'] },
});
