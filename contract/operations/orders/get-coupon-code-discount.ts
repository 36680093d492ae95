import { z } from 'zod';
import { couponForm } from '../../forms/coupon.ts';
import { operation } from '../../operation.ts';
import { messageFields } from '../../outcome-row.ts';
import { languageCode, place, text } from '../../wire-types.ts';
import { cartJsonData } from './cart-fields.ts';

export const getCouponCodeDiscount = operation({
  name: 'GET_COUPON_CODE_DISCOUNT',
  path: 'common/get-coupon-code-discount-value/calculate-coupon-discount',
  summary: 'Returns the discount of a coupon on a cart; an object without a discount if it has no effect.',
  source: 'specification §3 Coupon result, §4 Coupon, §7',
  caller: 'anyone',
  queue: 'checkout',
  refusals: {
    400: [
      'invalidCoupon',
      'couponNotWithDiscount',
      'couponMinimum',
      'couponFirstOrder',
      'couponNeedsAddress',
      'couponNoDelivery',
      'couponOtherDelivery',
      'couponAddItems',
      'couponAddBoth',
      'couponAddAny',
    ],
  },
  form: couponForm,
  request: z.object({
    CouponCode: text(4000),
    cartJsonData,
    /** Not in the documented API: the selected delivery method. Without it, the cheapest. */
    DeliveryWayId: place,
    /** Not in the documented API: the language of names in a refusal. */
    languageCode,
  }),
  response: z.object({
    /** The discount of the whole cart, in dollars. */
    DiscountValueAfterCouponAppliedWithQuantity: z.number().optional(),
    /** The same amount. */
    DiscountValueAfterCouponApplied: z.number().optional(),
    DiscountId: z.number().optional(),
    /** Not in the documented API: whether the discount is the delivery charge, which is then free. */
    FreeDelivery: z.literal(true).optional(),
    ...messageFields,
  }),
  refusedData: () => ({}),
});
