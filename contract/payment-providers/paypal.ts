import { paymentMethodIds } from '../constants.ts';
import { paymentProvider } from '../payment-provider.ts';

/** The PayPal wallet. */
export const paypal = paymentProvider({
  name: 'paypal',
  title: ['PayPal', 'PayPal'],
  maker: 'PayPal',
  hasWebhook: true,
  method: {
    id: paymentMethodIds.wallet,
    key: 'wallet',
    label: ['Wallet', 'កាបូបអេឡិចត្រូនិក'],
    refundsTo: 'wallet',
    paidLabel: 'paidByWallet',
  },
  fields: {
    PAYPAL_ENVIRONMENT: {
      label: ['Environment', 'ពិត ឬសាកល្បង'],
      choices: { live: 'live', sandbox: 'sandbox' },
    },
    PAYPAL_CLIENT_ID: { label: ['Client ID', 'Client ID'] },
    PAYPAL_SECRET: { label: ['Secret key', 'កូនសោសម្ងាត់'], isSecret: true },
    PAYPAL_WEBHOOK_ID: { label: ['Webhook ID', 'Webhook ID'] },
    PAYPAL_MERCHANT_ID: { label: ['Merchant ID', 'លេខសម្គាល់អាជីវករ'] },
  },
  texts: { live: ['Live', 'ប្រាក់ពិត'], sandbox: ['Sandbox', 'សាកល្បង'] },
});
