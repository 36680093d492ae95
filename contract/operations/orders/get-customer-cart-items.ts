import { z } from 'zod';
import { operation } from '../../operation.ts';
import { languageCode, pictureList, recordValueJson } from '../../wire-types.ts';
import { cartJsonData, selectedAttribute } from './cart-fields.ts';
import { deliveryRow } from './delivery-fields.ts';

const line = z.object({
  ProductId: z.number(),
  ProductName: z.string(),
  /** For one, the surcharges of the chosen options included. */
  Price: z.number(),
  /** Left out when no reduction runs. */
  DiscountedPrice: z.number().optional(),
  Quantity: z.number(),
  /** Of the whole line. */
  ShippingCharges: z.number(),
  ColorName: z.string(),
  SizeShortName: z.string(),
  OrderMaximumQuantity: z.number().nullable(),
  ProductImagesJson: pictureList,
  ItemSubTotal: z.number(),
  ProductAllSelectedAttributes: z.array(selectedAttribute),
  // Additive: what our own cart shows beside the documented fields.
  CategoryName: z.string().optional(),
  IsDigitalProduct: z.boolean(),
  StockQuantity: z.number().nullable(),
  /** Why this line cannot be ordered as it is. */
  Problem: z
    .enum(['out-of-stock', 'not-enough-stock', 'above-maximum', 'invalid-quantity', 'choice-missing'])
    .optional(),
});

export const getCustomerCartItems = operation({
  name: 'GET_CUSTOMER_CART_ITEMS',
  path: 'common/get-customer-cart-items/cart-data',
  summary:
    'Prices a cart from the database; prices sent with it are not read, products that are not sold drop out.',
  source: 'specification §3 Cart pricing response, §7',
  caller: 'anyone',
  queue: 'checkout',
  limit: 'browse',
  request: z.object({ cartJsonData, languageCode, recordValueJson }),
  response: z.object({
    productsData: z.array(line),
    cartSubTotal: z.number(),
    shippingSubTotal: z.number(),
    orderTotal: z.number(),
    /** Additive: how many open days what is sent takes, e.g. `2-4`; left out when nobody knows, or nothing is sent. */
    ShippingDays: z.string().optional(),
    /** Additive: the same outside of the capital, where nobody says where it goes and it takes longer there. */
    ProvinceShippingDays: z.string().optional(),
    /**
     * Additive: the ways to deliver these goods to where the customer who asks lives, none where nothing goes; the totals hold the
     * price of `DeliveryWayId`, the cheapest. Left out where the shop has set no ways, nothing is sent or no customer asks.
     */
    DeliveryWays: z.array(deliveryRow).optional(),
    DeliveryWayId: z.number().optional(),
    DeliveryPrice: z.number().optional(),
    /** Additive: the shop has set ways with prices of their own, and no customer asks: the totals hold none of them. */
    ShippingLater: z.boolean().optional(),
  }),
  refusedData: () => ({ productsData: [], cartSubTotal: 0, shippingSubTotal: 0, orderTotal: 0 }),
});
