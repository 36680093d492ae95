import { paymentProvider } from '../payment-provider.ts';

/** A bank's service that creates QR codes. */
export const acquirer = paymentProvider({
  name: 'acquirer',
  title: ['Bank QR payments', 'ទូទាត់តាម QR របស់ធនាគារ'],
  maker: '',
  hasWebhook: true,
  method: { id: 10, key: 'bankCode', label: ['Bank QR', 'QR ធនាគារ'], refundsTo: 'account' },
  fields: {
    ACQUIRER_URL: { label: ['Bank API URL', 'អាសយដ្ឋានសេវារបស់ធនាគារ'] },
    ACQUIRER_MERCHANT: { label: ['Merchant ID', 'លេខសម្គាល់អាជីវករ'] },
    ACQUIRER_SECRET: { label: ['Signing key', 'កូនសោសម្ងាត់'], isSecret: true },
  },
});
