import { quantityLimits } from '../constants.ts';
import { form } from './field-rules.ts';

/** `maximum`: the product's own OrderMaximumQuantity when that is above 0. */
export const cartQuantityForm = (maximum: number = quantityLimits.max) =>
  form({ Quantity: { label: 'quantity', kind: 'quantity', min: quantityLimits.min, max: maximum } });
