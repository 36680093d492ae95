import type { KhmerOf } from './label-set.ts';
import type { waysWithinLabels } from './ways-within.ts';

export const waysWithinKhmer: KhmerOf<typeof waysWithinLabels> = {
  least: 'ចាប់ពី {amount} ឡើងទៅ',
  most: 'ត្រឹម {amount} ប៉ុណ្ណោះ',
  fromTo: 'ពី {least} ដល់ {most}',
  countries: 'តែក្នុងប្រទេស{countries}',
};
