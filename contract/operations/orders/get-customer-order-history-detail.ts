import { z } from 'zod';
import { operation } from '../../operation.ts';
import { id, languageCode, list, recordValueJson } from '../../wire-types.ts';

const row = z.object({
  OrderItemID: z.number(),
  ProductName: z.string(),
  DefaultImageUrl: z.string(),
  Price: z.number(),
  Quantity: z.number(),
  OrderItemTotal: z.number(),
  IsDigitalProduct: z.boolean(),
  LatestStatusID: z.number(),
  ShippingStatusID: z.number().nullable(),
  // Additive: what was chosen, and where the product is.
  ProductId: z.number(),
  ColorName: z.string(),
  SizeShortName: z.string(),
  SelectedOptions: z.array(
    z.object({
      AttributeDisplayName: z.string(),
      PrimaryKeyDisplayValue: z.string(),
      /** As in a cart: to order the same again. */
      ProductAttributeID: z.number(),
      PrimaryKeyValue: z.number(),
    }),
  ),
  /** What one cost before a reduction; left out when there was none. */
  OriginalPrice: z.number().optional(),
});

export const getCustomerOrderHistoryDetail = operation({
  name: 'GET_CUSTOMER_ORDER_HISTORY_DETAIL',
  path: 'dynamic/dataoperation/get-customer-order-history-detail',
  summary: "The items of one of the caller's own orders; an empty list for any other id.",
  source: 'specification §3 Order item, §7',
  caller: 'customer',
  queue: 'browse',
  /** `WithCancelled`: as in the list of orders. */
  request: z.object({ OrderId: id, WithCancelled: z.boolean().nullish(), languageCode, recordValueJson }),
  response: list(row),
});
