import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getProductAllAttributesById } from '#contract/operations/catalogue/get-product-all-attributes-by-id.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import type { FileMoney } from '#shop/imports/foreign/currencies.ts';
import { productIds, storedProducts } from '#shop/catalogue/catalogue.ts';
import { afterFixtures } from '#tests/support/changing.ts';
import { importsOf } from './importing.ts';
import { priceFiles, pricesInFile, type PriceInFile } from './prices-in-file.ts';
import { uploadingShop } from './uploading.ts';

const shop = await uploadingShop();
const { db, post } = shop;
await afterFixtures(db);
const { checked, get, rows, run, change } = importsOf(shop);

interface Expected {
  /** The keys of rows that are refused. */
  refused?: string[];
  money?: FileMoney;
  /** Products of which not every variant is reduced, so that only what they cost now is kept, and the import says so. */
  withoutSale?: string[];
  /** Products whose variants’ prices aren’t the sum of their choices, so that some rise, and the import says so. */
  dearer?: string[];
}
const dollars: FileMoney = { currency: 'USD', perDollar: 1 };
const expectedOf: Readonly<Record<string, Expected>> = {
  'case-sku.csv': { refused: ['ENC-30'] },
  // The configurable product’s parts aren’t in the file, so it has no price.
  'loyverse-counter.csv': { refused: ['PF-LV-3'] },
  'magento-shape.csv': { refused: ['m-tee', '/tee.html'] },
  'mojibake.csv': { refused: ['ENC-40'] },
  'prestashop-products.csv': { money: { currency: 'EUR', perDollar: 0.8 } },
  'semicolon-decimal.csv': { refused: ['ENC-14', 'ENC-16'] },
  'shopify-dong.csv': { money: { currency: 'VND', perDollar: 25_000 }, withoutSale: ['Lotus scarf'] },
  'shopify-variant-sale.csv': { withoutSale: ['Sale tee'] },
  'wix-totes.csv': { withoutSale: ['Wix tote'] },
  'woo-shape.csv': { withoutSale: ['River Tee'] },
  'woo-two-axes.csv': { dearer: ['Odd shirt'] },
  'xl.xlsx': { refused: ['123', 'XL-3', 'XL-4', 'XL-5', 'XL-7'] },
  'zw-names.csv': { refused: ['ZW-1', 'ZW-2', 'ag-1001'] },
  'zw-values.csv': { refused: ['ENC-20'] },
};

interface Value {
  ProductAttributeID: number;
  PrimaryKeyDisplayValue: string;
}

const named = { languageCode: 'en', recordValueJson: '[]' };

async function productIn({ product }: PriceInFile) {
  const bySku = (await productIds(db, [product])).get(product);
  const byName = () =>
    db.selectFrom('product_text').select('product_id').where('name', '=', product).executeTakeFirst();
  return (await storedProducts(db, [bySku ?? (await byName())?.product_id ?? 0]))[0];
}

async function nameOf(line: PriceInFile): Promise<string> {
  const [id, language] = [(await productIn(line))?.id ?? 0, 1];
  const names = db.selectFrom('product_text').select('name').where('product_id', '=', id);
  return (await names.where('language_id', '=', language).executeTakeFirst())?.name ?? '';
}

/** Returns what a shopper pays for the product with these options, and paid before its discount. */
async function pricesInCart(line: PriceInFile) {
  const stored = await productIn(line);
  // A product that isn’t shown can’t be in a cart.
  if (stored?.state !== 'published') return stored && { regular: stored.priceCents, now: stored.priceCents };
  const ProductId = stored.id;
  const { data: values } = await post(getProductAllAttributesById.path, { ProductId, ...named });
  const byAttribute = Map.groupBy(values as Value[], (each) => each.ProductAttributeID);
  const productSelectedAttributes = [...byAttribute.values()].flatMap((all) => {
    const value = all.find((each) => line.choices.includes(each.PrimaryKeyDisplayValue)) ?? all[0];
    return value ? [{ ...value, ProductId }] : [];
  });
  expect(productSelectedAttributes.map((each) => each.PrimaryKeyDisplayValue)).toEqual(
    expect.arrayContaining(line.choices),
  );
  const cart = [{ ProductId, Quantity: 1, productSelectedAttributes }];
  const { data } = await post(getCustomerCartItems.path, { cartJsonData: JSON.stringify(cart), ...named });
  const { Price, DiscountedPrice = Price } = data.productsData[0];
  return { regular: Math.round(Price * 100), now: Math.round(DiscountedPrice * 100) };
}

it.each(readdirSync(priceFiles))('every price in %s is what shoppers pay after its import', async (file) => {
  const { refused = [], money = dollars, withoutSale = [], dearer = [] } = expectedOf[file] ?? {};
  const content = readFileSync(path.join(priceFiles, file));
  const id = await checked(content, file);
  await change(id, { creates: true });
  const { prices } = await get(id);
  const changed = prices ? await change(id, { money }) : 200;
  expect([changed, await run(id)]).toEqual([200, 200]);
  expect((await rows(id, 'wrong')).map(({ key }: { key: string }) => key)).toEqual(refused);
  const { lost } = await get(id);
  const lostOf = (code: string) =>
    (lost as { code: string; examples: string[] }[]).find((each) => each.code === code)?.examples ?? [];
  expect([lostOf('variantDiscounts'), lostOf('variantPrices')]).toEqual([withoutSale, dearer]);
  // Dollars are the currency of files that don't say one.
  expect(prices?.found ?? 'USD').toBe(money.currency);
  // Other currencies are rounded up.
  const cents = (amount: number) => Math.ceil(Math.round((amount / money.perDollar) * 1e6) / 1e4);
  const lines = pricesInFile(file, content).filter(({ product }) => !refused.includes(product));
  const wrong: string[] = [];
  for (const line of lines) {
    const [inCart, name] = [await pricesInCart(line), await nameOf(line)];
    const [regular, now] = [cents(line.regular), cents(line.now)];
    const isDearer = dearer.includes(name);
    const isNow = inCart?.now === now || (isDearer && (inCart?.now ?? 0) > now);
    const isBefore = inCart?.regular === regular || isDearer || withoutSale.includes(name);
    if (!isNow || !isBefore)
      wrong.push(`${name} ${line.choices.join(' ')}: ${regular}, now ${now}, but ${JSON.stringify(inCart)}`);
  }
  expect(wrong).toEqual([]);
  // All other rows were refused.
  expect(lines.length + refused.length).toBeGreaterThan(0);
});
