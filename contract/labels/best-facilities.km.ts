import type { KhmerOf } from './label-set.ts';
import type { bestFacilitiesLabels } from './best-facilities.ts';

export const bestFacilitiesKhmer: KhmerOf<typeof bestFacilitiesLabels> = {
  lbl_facility_freeshipp: 'ដឹកជញ្ជូនឥតគិតថ្លៃ',
  lbl_facility_moneyback: 'ធានា 100%',
  lbl_facility_pygateway: 'ទូទាត់បានច្រើនវិធី',
  lbl_facility_support: 'ជំនួយតាមអនឡាញ 24/7',

  ourService: 'សេវាកម្មរបស់យើង',
};
