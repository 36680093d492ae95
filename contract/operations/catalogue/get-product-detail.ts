import { z } from 'zod';
import { pictureViews, stockPers } from '../../constants.ts';
import { operation } from '../../operation.ts';
import { id, languageCode, list, recordValueJson } from '../../wire-types.ts';
import { areaRow } from './area-row.ts';
import { productRow } from './product-row.ts';
import { termsRow } from './terms-row.ts';

const row = productRow.omit({ TotalRecords: true, MarkAsNew: true }).extend({
  MetaTitle: z.string(),
  MetaDescription: z.string(),
  /** Keywords for search engines; '' if unset. */
  MetaKeywords: z.string(),
  /** The description as sanitized HTML. */
  FullDescription: z.string(),
  /** The seller; '' if it is the shop. */
  VendorName: z.string(),
  /** The brand; '' without one. */
  ManufacturerName: z.string(),
  TotalReviews: z.number(),
  /** Whether the stock may be shown. */
  DisplayStockQuantity: z.boolean(),
  /** How much can be ordered: what is in stock, and what may be ordered before more comes. */
  StockQuantity: z.number().nullable(),
  /**
   * Not in the documented API: the open days from today until `AvailableFrom`, which add to `EstimatedShippingDays`. The three
   * are also there if only some of `VariantStock` are awaited.
   */
  WaitDays: z.number().optional(),
  /**
   * Not in the documented API: what stock is counted per, and the stock of each color, size or combination.
   * `StockQuantity` is their sum. Omitted when the product has one stock.
   */
  StockPer: z.enum(stockPers).optional(),
  /** The stock of each color, size or combination. */
  VariantStock: z
    .array(
      z.object({
        ColorID: z.number().optional(),
        SizeID: z.number().optional(),
        StockQuantity: z.number(),
        /** Whether it can be ordered for the day of `AvailableFrom`, because none is in stock. Omitted if not. */
        IsAwaited: z.boolean().optional(),
        /** Its number in the shop, and its barcode if that is a GTIN. Omitted when it has none. */
        Sku: z.string().optional(),
        /** Its barcode, if that is a GTIN. Omitted when it has none. */
        Gtin: z.string().optional(),
      }),
    )
    .optional(),
  OrderMaximumQuantity: z.number().nullable(),
  /** Not in the documented API: its prices by quantity; omitted without any. */
  Terms: termsRow.optional(),
  /** Not in the documented API: the minimum per order; omitted when it is 1. */
  MinimumQuantity: z.number().optional(),
  /** Whether shipping is free. */
  IsShippingFree: z.boolean(),
  /** Not in the documented API: dollars per unit. 0 means free, whatever `IsShippingFree` says. */
  ShippingCharges: z.number(),
  /** Business days until it arrives in the capital, such as `2-4`; '' if unknown. */
  EstimatedShippingDays: z.string(),
  /** The colors to choose from; empty without a choice. */
  ProductColorsJson: z.array(z.object({ ColorID: z.number(), ColorName: z.string(), HexCode: z.string() })),
  /** The sizes to choose from; empty without a choice. */
  ProductSizesJson: z.array(
    z.object({
      SizeID: z.number(),
      /** Its short name, such as `XL`. */
      ShortName: z.string(),
    }),
  ),
  /** The product’s tags. */
  ProductTagsJson: z.array(z.object({ TagName: z.string() })),
  /** How it is shipped. */
  ProductShipMethodsJson: z.array(
    z.object({
      /** The name of a way of shipping. */
      ShippingMethodName: z.string(),
    }),
  ),
  ProductImagesJson: z.array(
    z.object({
      AttachmentURL: z.string(),
      ColorID: z.number().optional(),
      /**
       * Not in the documented API: the view of the product in the picture, and its width and height in
       * pixels.
       */
      View: z.enum(pictureViews),
      Width: z.number(),
      Height: z.number(),
      /** Not in the documented API: alternative text written by staff. */
      Alt: z.string().optional(),
      /** Not in the documented API: where options are printed in the picture; omitted if nowhere. */
      Areas: z.array(areaRow).optional(),
    }),
  ),
  // Fields that are not in the documented API but shown on our product page.
  CategoryID: z.number(),
  /** Its number in the shop; '' without one. */
  Sku: z.string(),
  /** Its GTIN. Omitted when it has none, or counts stock per variant. */
  Gtin: z.string().optional(),
  IsDigitalProduct: z.boolean(),
  /** Names in the other language, for that page's URL. */
  OtherLanguage: z.object({ ProductName: z.string(), CategoryName: z.string().optional() }),
});

export const getProductDetail = operation({
  name: 'GET_PRODUCT_DETAIL',
  path: 'dynamic/dataoperation/get-product_detail',
  summary: 'Returns the details of a product, or an empty list if it doesn’t exist.',
  source: 'specification §3, §7',
  caller: 'anyone',
  queue: 'browse',
  request: z.object({ ProductId: id, languageCode, recordValueJson }),
  response: list(row),
});
