import { z } from 'zod';
import { forLink } from '../../for-link.ts';
import { operation } from '../../operation.ts';
import { onceRow } from '../catalogue/terms-row.ts';
import { id, languageCode, list, recordValueJson } from '../../wire-types.ts';
import { orderedCells } from './cart-fields.ts';
import { orderedExtras } from './line-extra-fields.ts';

export const itemRow = z.object({
  OrderItemID: forLink(z.number()),
  ProductName: forLink(z.string()),
  DefaultImageUrl: forLink(z.string()),
  Price: forLink(z.number()),
  Quantity: forLink(z.number()),
  /** What the item costs, without `SetupTotal`, in dollars. */
  OrderItemTotal: forLink(z.number()),
  IsDigitalProduct: forLink(z.boolean()),
  LatestStatusID: forLink(z.number()),
  /** The status of its delivery; null if it isn’t shipped. */
  ShippingStatusID: forLink(z.number().nullable()),
  // Not in the documented API: the selected options and the product's place in the catalog.
  ProductId: forLink(z.number()),
  ColorName: forLink(z.string()),
  SizeShortName: forLink(z.string()),
  /** The chosen options. */
  SelectedOptions: forLink(
    z.array(
      z.object({
        AttributeDisplayName: z.string(),
        PrimaryKeyDisplayValue: z.string(),
        /** The same fields as in a cart, for reordering. */
        ProductAttributeID: z.number(),
        PrimaryKeyValue: z.number(),
      }),
    ),
  ),
  /** Its pieces by color and size; omitted when all are alike. The options above then contain neither. */
  Cells: forLink(orderedCells.optional()),
  ...orderedExtras,
  /** The day for which it was ordered beyond the stock (yyyy-mm-dd), and the same as a sentence. Omitted if it was there. */
  AvailableFrom: forLink(z.string().optional()),
  AvailabilityNote: forLink(z.string().optional()),
  /** The unit price before a discount. Omitted if there was none. */
  OriginalPrice: forLink(z.number().optional()),
  /** What it costs once, beside `OrderItemTotal`, and the sum. Omitted if nothing. */
  Charges: forLink(z.array(onceRow).optional()),
  /** The sum of `Charges`, in dollars. Omitted if nothing. */
  SetupTotal: forLink(z.number().optional()),
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
