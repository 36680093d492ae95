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
  // Additive: the selected options and the product's location.
  ProductId: z.number(),
  ColorName: z.string(),
  SizeShortName: z.string(),
  SelectedOptions: z.array(
    z.object({
      AttributeDisplayName: z.string(),
      PrimaryKeyDisplayValue: z.string(),
      /** As in a cart, for reordering. */
      ProductAttributeID: z.number(),
      PrimaryKeyValue: z.number(),
    }),
  ),
  /** Unit price before a discount. Omitted when there was none. */
  OriginalPrice: z.number().optional(),
});

export const getCustomerOrderHistoryDetail = operation({
  name: 'GET_CUSTOMER_ORDER_HISTORY_DETAIL',
  path: 'dynamic/dataoperation/get-customer-order-history-detail',
  summary: "Returns the items of one of the caller's orders; an empty list for any other id.",
  source: 'specification §3 Order item, §7',
  caller: 'customer',
  queue: 'browse',
  /** `WithCancelled`: as in the list of orders. */
  request: z.object({ OrderId: id, WithCancelled: z.boolean().nullish(), languageCode, recordValueJson }),
  response: list(row),
});
