import { z } from 'zod';
import { operation } from '../../operation.ts';
import { onceRow } from '../catalogue/terms-row.ts';
import { id, languageCode, list, recordValueJson } from '../../wire-types.ts';
import { orderedCells } from './cart-fields.ts';

export const itemRow = z.object({
  OrderItemID: z.number(),
  ProductName: z.string(),
  DefaultImageUrl: z.string(),
  Price: z.number(),
  Quantity: z.number(),
  /** What the item costs, without `SetupTotal`, in dollars. */
  OrderItemTotal: z.number(),
  IsDigitalProduct: z.boolean(),
  LatestStatusID: z.number(),
  /** The status of its delivery; null if it isn’t shipped. */
  ShippingStatusID: z.number().nullable(),
  // Not in the documented API: the selected options and the product's place in the catalog.
  ProductId: z.number(),
  ColorName: z.string(),
  SizeShortName: z.string(),
  /** The chosen options. */
  SelectedOptions: z.array(
    z.object({
      AttributeDisplayName: z.string(),
      PrimaryKeyDisplayValue: z.string(),
      /** The same fields as in a cart, for reordering. */
      ProductAttributeID: z.number(),
      PrimaryKeyValue: z.number(),
    }),
  ),
  /** Its pieces by color and size; omitted when all are alike. The options above then contain neither. */
  Cells: orderedCells.optional(),
  /** What is printed on it, to order it again; omitted without artwork. */
  DesignID: z.string().optional(),
  /** The day for which it was ordered beyond the stock (yyyy-mm-dd), and the same as a sentence. Omitted if it was there. */
  AvailableFrom: z.string().optional(),
  AvailabilityNote: z.string().optional(),
  /** The unit price before a discount. Omitted if there was none. */
  OriginalPrice: z.number().optional(),
  /** What it costs once, beside `OrderItemTotal`, and the sum. Omitted if nothing. */
  Charges: z.array(onceRow).optional(),
  /** The sum of `Charges`, in dollars. Omitted if nothing. */
  SetupTotal: z.number().optional(),
});

export const getCustomerOrderHistoryDetail = operation({
  name: 'GET_CUSTOMER_ORDER_HISTORY_DETAIL',
  path: 'dynamic/dataoperation/get-customer-order-history-detail',
  summary: "Returns the items of one of the caller's orders; an empty list for any other id.",
  source: 'specification §3 Order item, §7',
  caller: 'customer',
  queue: 'browse',
  request: z.object({ OrderId: id, WithCancelled: z.boolean().nullish(), languageCode, recordValueJson }),
  response: list(itemRow),
});
