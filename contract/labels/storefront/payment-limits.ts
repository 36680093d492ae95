import { labelSet } from '../label-set.ts';

/** The limits within which a payment method is offered. The server formats the sentence. */
export const paymentLimitLabels = labelSet(140, {
  minimum: ['from {amount}', 'ចាប់ពី {amount} ឡើងទៅ'],
  maximum: ['up to {amount}', 'ត្រឹម {amount} ប៉ុណ្ណោះ'],
  fromTo: ['{least} to {most}', 'ពី {least} ដល់ {most}'],
  countries: ['only in {countries}', 'តែក្នុងប្រទេស{countries}'],
});
