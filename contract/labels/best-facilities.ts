import { labelSet } from './label-set.ts';

export const bestFacilitiesLabels = labelSet(87, {
  lbl_facility_freeshipp: 'Free Shipping',
  lbl_facility_moneyback: '100% guarantee',
  lbl_facility_pygateway: 'Many payment gatways',
  lbl_facility_support: '24/7 online support',

  ourService: 'Our service',
});
