import { couponMaxLength } from '../constants.ts';
import { form } from './field-rules.ts';

export const couponForm = form({ CouponCode: { label: 'couponCode', max: couponMaxLength } });
