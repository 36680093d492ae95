import { z } from 'zod';
import { stockPers } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { languageCode, pictureList, place, recordValueJson } from '../../wire-types.ts';
import { onceRow, termsRow } from '../catalogue/terms-row.ts';
import { cartJsonData, selectedAttribute, variantQuantities } from './cart-fields.ts';
import { deliveryRow } from './delivery-fields.ts';
import { accountRow, depositRow } from './deposit-fields.ts';

const line = z.object({
  ProductId: z.number(),
  ProductName: z.string(),
  /** The price of one unit, including the surcharges of the selected options. */
  Price: z.number(),
  /** Omitted when there is no discount. */
  DiscountedPrice: z.number().optional(),
  Quantity: z.number(),
  /** The shipping charges of the whole line. */
  ShippingCharges: z.number(),
  ColorName: z.string(),
  SizeShortName: z.string(),
  OrderMaximumQuantity: z.number().nullable(),
  ProductImagesJson: pictureList,
  /** What the line costs, without `SetupTotal` and shipping, in dollars. */
  ItemSubTotal: z.number(),
  // Not in the documented API: what the line costs once, beside `ItemSubTotal`, and the sum. Omitted if nothing.

  /** What the line costs once. Omitted if nothing. */
  Charges: z.array(onceRow).optional(),
  /** The sum of `Charges`, in dollars. Omitted if nothing. */
  SetupTotal: z.number().optional(),
  /** The chosen options. */
  ProductAllSelectedAttributes: z.array(selectedAttribute),
  /** The colors and sizes of its pieces; omitted when all are alike. The attributes above then contain neither. */
  VariantQuantities: variantQuantities.optional(),
  // Fields that are not in the documented API but shown in our cart.
  CategoryName: z.string().optional(),
  IsDigitalProduct: z.boolean(),
  /** How much can be ordered. */
  StockQuantity: z.number().nullable(),
  /**
   * The day on which more is expected (yyyy-mm-dd), and the same as a sentence, if there is less in stock than this. The line
   * waits for it as a whole, and the days of the cart count it. Otherwise omitted.
   */
  AvailableFrom: z.string().optional(),
  AvailabilityNote: z.string().optional(),
  /** Omitted unless `StockQuantity` is that of the chosen color, size or both. */
  StockPer: z.enum(stockPers).optional(),
  /** What decides its price at other quantities; omitted if they change nothing. `Price` is that of the step for `Quantity`. */
  Terms: termsRow.optional(),
  /** The minimum per order; omitted when it is 1. */
  MinimumQuantity: z.number().optional(),
  /** The reason this line can't be ordered as it is. */
  Problem: z
    .enum([
      'out-of-stock',
      'not-enough-stock',
      'above-maximum',
      'below-minimum',
      'invalid-quantity',
      'choice-missing',
    ])
    .optional(),
});

export const getCustomerCartItems = operation({
  name: 'GET_CUSTOMER_CART_ITEMS',
  path: 'common/get-customer-cart-items/cart-data',
  summary:
    'Calculates the prices of a cart from the database. Prices in the request are ignored, and unavailable products are omitted.',
  source: 'specification §3 Cart pricing response, §7',
  caller: 'anyone',
  queue: 'checkout',
  limit: 'browse',
  request: z.object({
    cartJsonData,
    languageCode,
    recordValueJson,
    /** Not in the documented API: the province of a visitor. A customer's own province is known. */
    StateProvinceId: place,
  }),
  response: z.object({
    /** The lines of the cart. Products that aren’t sold any more are missing. */
    productsData: z.array(line),
    /** The sum of every `ItemSubTotal` and `SetupTotal`. */
    cartSubTotal: z.number(),
    /** Not in the documented API: the part of `cartSubTotal` that lines cost once. Omitted if there is none. */
    SetupTotal: z.number().optional(),
    /** The shipping charges of all lines, in dollars. */
    shippingSubTotal: z.number(),
    /** With the VAT, if it is added to prices. */
    orderTotal: z.number(),
    /**
     * Not in the documented API: the VAT in `orderTotal`, which is `Rate` / (10,000 + `Rate`) of it, rounded half up. Rates
     * are in hundredths of a percent. `AddedRate`: the same if prices, subtotal and shipping don't include it, otherwise
     * 0. Omitted while VAT is off.
     */
    Vat: z
      .object({
        /** The rate in hundredths of a percent: 1000 is 10 %. */
        Rate: z.number(),
        /** The same, if VAT is added to prices; 0 if they include it. */
        AddedRate: z.number(),
      })
      .optional(),
    /**
     * Not in the documented API: the deposit with which these items can be ordered, and what of `orderTotal` is then due now
     * and later. Omitted when everything is paid at once; `DueNow` and `DueLater` also below `From`.
     */
    Deposit: depositRow.optional(),
    /** Not in the documented API: true when something is printed or engraved for this customer. */
    Decorated: z.boolean().optional(),
    /** What of `orderTotal` is due now, in dollars. */
    DueNow: z.number().optional(),
    /** What of `orderTotal` is due later, in dollars. */
    DueLater: z.number().optional(),
    /** Not in the documented API: how these items can be ordered on account. Omitted if they can't. */
    OnAccount: accountRow.optional(),
    /**
     * Not in the documented API: business days until physical items arrive, e.g. `2-4`. Omitted when unknown
     * or when no item is shipped.
     */
    ShippingDays: z.string().optional(),
    /**
     * Not in the documented API: business days outside the capital, if the destination is unknown and
     * delivery there takes longer.
     */
    ProvinceShippingDays: z.string().optional(),
    /** Not in the documented API: the customer has to approve a proof first, from which the shipping days count. */
    NeedsApproval: z.literal(true).optional(),
    /**
     * Not in the documented API: delivery methods for these items to the address. Empty
     * when none delivers there. The totals include the price of `DeliveryWayId`, the cheapest. Omitted when
     * the shop has no delivery methods, no item is shipped or the address is unknown.
     */
    DeliveryWays: z.array(deliveryRow).optional(),
    /** The delivery method that the totals include. */
    DeliveryWayId: z.number().optional(),
    /** Its price in dollars. */
    DeliveryPrice: z.number().optional(),
    /**
     * Not in the documented API: true when the shop has delivery methods with their own prices, but the
     * address is unknown, so the totals exclude delivery.
     */
    ShippingLater: z.boolean().optional(),
  }),
  refusedData: () => ({ productsData: [], cartSubTotal: 0, shippingSubTotal: 0, orderTotal: 0 }),
});
