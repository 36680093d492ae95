import { labelSet } from '../label-set.ts';

export const bestFacilitiesLabels = labelSet(87, {
  lbl_facility_freeshipp: ['Free Shipping', 'ដឹកជញ្ជូនឥតគិតថ្លៃ'],
  lbl_facility_moneyback: ['100% guarantee', 'ធានា 100%'],
  lbl_facility_pygateway: ['Many payment gatways', 'ទូទាត់បានច្រើនវិធី'],
  lbl_facility_support: ['24/7 online support', 'ជំនួយតាមអនឡាញ 24/7'],

  /** Replaces the first box while the shop charges for delivery. */
  charged: ['Delivery in Cambodia', 'ដឹកជញ្ជូនក្នុងប្រទេសកម្ពុជា'],
  ourService: ['Our service', 'សេវាកម្មរបស់យើង'],
});
