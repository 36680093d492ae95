import { extrasRow, readExtras } from '#rules/line-extras.ts';
import { syncCustomerLists } from '#contract/operations/accounts/sync-customer-lists.ts';
import type { Parsed } from '#contract/operation.ts';
import { productsByIds } from '#shop/catalogue/catalogue.ts';
import { type StoredLine, type ListedLine, syncLists } from '#shop/customer-lists/customer-lists.ts';
import { handle } from '../../calls/operation.ts';
import { priceKeys } from '../catalogue/product-row.ts';

export const handler = handle(syncCustomerLists, async ({ Lines, languageCode }, { app, caller }) => {
  const synced = await syncLists(app.db, caller.customerId, Lines.map(listedLine), languageCode);
  const ids = synced.filter(({ quantity }) => quantity > 0).map(({ productId }) => productId);
  const products =
    ids.length > 0 ? (await productsByIds(app.db, [...new Set(ids)], languageCode)).products : [];
  return synced.map((line) => {
    const product = products.find(({ id }) => id === line.productId);
    return {
      ...wireLine(line),
      ...(line.quantity > 0 &&
        product && {
          ProductName: product.name,
          ...priceKeys(product),
          SizeShortName: line.sizeName,
          ColorName: line.colorName,
          DefaultImage: line.picture,
        }),
    };
  });
});

const listedLine = (line: Parsed<typeof syncCustomerLists>['Lines'][number]): ListedLine => ({
  list: line.List,
  productId: line.ProductId,
  quantity: line.Quantity,
  choices: Object.fromEntries(line.Choices.map((each) => [each.ProductAttributeID, each.PrimaryKeyValue])),
  extras: readExtras(line),
  cells:
    line.VariantQuantities?.map(({ ColorID: colorId, SizeID: sizeId, Quantity: quantity }) => ({
      colorId,
      sizeId,
      quantity,
    })) ?? null,
  changedAt: line.ChangedAt,
});

const wireLine = (line: StoredLine) => ({
  List: line.list,
  ProductId: line.productId,
  Quantity: line.quantity,
  Choices: Object.entries(line.choices).map(([attribute, option]) => ({
    ProductAttributeID: Number(attribute),
    PrimaryKeyValue: option,
  })),
  ...extrasRow(line.extras),
  VariantQuantities: line.cells?.map(({ colorId: ColorID, sizeId: SizeID, quantity: Quantity }) => ({
    ColorID,
    SizeID,
    Quantity,
  })),
  ChangedAt: line.changedAt,
});
