import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { centsOf } from './foreign-shop.ts';
import { readForeign, systemOf } from './read-foreign.ts';

/** Returns a CSV text as a table. */
function table(csv: string, delimiter = ',') {
  const [header = [], ...lines] = parse(csv.trim(), { delimiter, relaxColumnCount: true });
  return { name: 'export', header, records: lines.map((cells, at) => ({ line: at + 2, cells })) };
}
const read = (csv: string, delimiter?: string) => {
  const found = readForeign(table(csv, delimiter))!;
  const rows = (kind: string) =>
    found.tables.find((each) => each.kind === kind)?.rows.map(({ cells }) => cells) ?? [];
  return {
    ...found,
    products: rows('products'),
    discounts: rows('discounts'),
    redirects: rows('redirects'),
    codes: found.lost.map(({ code }) => code),
    terms: [...(found.tables.find(({ kind }) => kind === 'products')?.terms?.values() ?? [])].flat(),
  };
};

const shopify = `
Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Alt Text,Variant Image,SEO Title,Status
pretend-tee,Pretend Tee,<p>Soft.</p>,Imaginary Mills,Apparel > Clothing > Shirts,T-Shirts,"summer, cotton",true,Color,Moss,Size,Small,PT-1,200,shopify,4,12.00,15.00,https://cdn.example/a.jpg,Front,https://cdn.example/a.jpg,Best tee,active
pretend-tee,,,,,,,,,Moss,,Large,PT-2,200,shopify,3,14.00,17.00,https://cdn.example/b.jpg,,https://cdn.example/a.jpg,,
pretend-tee,,,,,,,,,Red,,Small,PT-3,200,shopify,-2,12.00,15.00,,,https://cdn.example/b.jpg,,
invented-mug,Invented Mug,,,,,,false,Title,Default Title,,,IM-1,,,,6.5,,,,,,draft
`;

describe('an export of Shopify', () => {
  const { system, products, discounts, redirects, codes, terms } = read(shopify);

  it('leaves out the columns that a product doesn’t set, because empty cells would clear its fields', () => {
    expect(products.map((cells) => cells['discounts_allowed'])).toEqual(['yes', undefined]);
    expect(Object.keys(products[1] ?? {})).not.toContain('meta_title_en');
  });

  it('becomes products with colors, sizes and surcharges, and the stock of variants added up', () => {
    expect(system).toBe('shopify');
    expect(products[0]).toMatchObject({
      sku: 'pretend-tee',
      name_en: 'Pretend Tee',
      price: '15.00',
      stock: '7',
      categories: 'T-Shirts',
      brand: 'Imaginary Mills',
      tags: 'summer; cotton',
      colours: 'Moss; Red',
      sizes: 'Small; Large +2.00',
      pictures: 'Moss: https\\://cdn.example/a.jpg; Red: https\\://cdn.example/b.jpg',
      discounts_allowed: 'yes',
      published: 'yes',
    });
    expect(products[1]).toMatchObject({ sku: 'IM-1', price: '6.50', stock: '', published: 'no' });
  });

  it('turns the compare-at price into a discount, and handles into redirects', () => {
    expect(discounts).toEqual([{ discount: 'Shopify: 3.00 off', amount: '3.00', products: 'pretend-tee' }]);
    expect(redirects).toContainEqual({ from: '/products/pretend-tee', to: 'sku:pretend-tee' });
  });

  it('lists what can’t be kept', () => {
    expect(codes).toEqual(
      expect.arrayContaining([
        'columns',
        'variantStock',
        'variantSkus',
        'missingVariants',
        'unknownColours',
        'noCategory',
      ]),
    );
    expect(terms).toContainEqual({ kind: 'size', name: 'Small', short_name: 'S' });
  });

  it('is also read with the column names of 2025', () => {
    const { products: found } = read(
      'URL handle,Title,Description,Option1 name,Option1 value,SKU,Price,Compare-at price,Inventory tracker,Inventory quantity,Product image URL,Published on online store\nmade-up,Made up,,Title,Default Title,M-1,3,,shopify,2,,TRUE',
    );
    expect(found[0]).toMatchObject({ sku: 'M-1', price: '3.00', stock: '2' });
  });
});

const woo = `
ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)
11,variable,t-tee,River Tee,1,visible,A tee.,Soft.,1,,,,"Apparel > T-Shirts, Gifts",summer,https://old.example/1.jpg,,Color,"Blue, Green",Logo,"Front, Back"
12,variation,t-b,River Tee - Blue,1,visible,,,1,4,12,15,,,,t-tee,Color,Blue,Logo,
13,variation,t-g,River Tee - Green,1,visible,,,1,1,,15,,,,id:11,Color,Green,Logo,
14,grouped,t-set,Set,1,visible,,,1,,,,Gifts,,,,,,,
15,"simple, virtual",t-v,Song,-1,visible,,,1,,,2,Music,,,,,,,
`;

it('an export of WooCommerce joins variations by SKU or id, and skips grouped products', () => {
  const { products, discounts, codes, terms } = read(woo);
  expect(products).toHaveLength(2);
  expect(products[0]).toMatchObject({
    price: '15.00',
    stock: '5',
    categories: 'Apparel > T-Shirts; Gifts',
    colours: 'Blue; Green',
    options: 'Logo: Front; Back',
  });
  expect(products[1]).toMatchObject({ sku: 't-v', published: 'no', stock: '' });
  expect(discounts[0]).toMatchObject({ amount: '3.00' });
  expect(codes).toEqual(expect.arrayContaining(['variantDiscounts', 'otherTypes', 'noAddresses']));
  expect(terms).toContainEqual({ kind: 'option', attribute: 'Logo', name: 'Back' });
});

const magento = `
sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,product_online,price,special_price,url_key,base_image,additional_attributes,qty,configurable_variations
m-mug,,Default,simple,"Default Category/Mugs,Default Category/Gifts/Home",base,Mug,<p>A mug</p>,1,30.000000,25,mug,https://old.example/mug.jpg,manufacturer=Nobody,99.0000,
m-tee-s,,Default,simple,,base,Tee S,,1,10.0000,,tee-s,,,3.0000,
m-tee-m,,Default,simple,,base,Tee M,,1,11.0000,,tee-m,,,2.0000,
m-tee,,Default,configurable,Default Category/Tees,base,Tee,<p>T</p>,1,,,tee,/t/e/tee.jpg,,0.0000,"sku=m-tee-s,size=S|sku=m-tee-m,size=M"
m-tee,km,Default,configurable,,,អាវ,,,,,,,,,
`;

it('an export of Magento joins configurable products, and reads Khmer from its store view', () => {
  const { products, redirects, codes } = read(magento);
  expect(products).toHaveLength(2);
  expect(products[0]).toMatchObject({
    price: '30.00',
    stock: '99',
    categories: 'Mugs; Gifts > Home',
    brand: 'Nobody',
    pictures: 'https\\://old.example/mug.jpg',
  });
  expect(products[1]).toMatchObject({
    sku: 'm-tee',
    name_km: 'អាវ',
    price: '10.00',
    stock: '5',
    sizes: 'S; M +1.00',
  });
  expect(redirects).toContainEqual({ from: '/tee.html', to: 'sku:m-tee' });
  expect(codes).toContain('noPictureAddresses');
});

const presta = `
Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Reference #;Quantity;Discount percent;URL rewritten;Image URLs (x,y,z...)
1;1;Bougie d'été;Home,Bougies;12,90;REF-1;10;;bougie;https://old.example/1.jpg,https://old.example/2.jpg
2;0;Vase;Home;oops;REF-2;;;vase;
`;

it('an export of PrestaShop leaves a price that is no amount to the check of its row', () => {
  const { products, redirects } = read(presta, ';');
  expect(products[0]).toMatchObject({ sku: 'REF-1', price: '12.90', stock: '10', categories: 'Bougies' });
  expect(products[1]).toMatchObject({ price: 'oops', published: 'no' });
  expect(redirects[0]).toEqual({ from: '/1-bougie.html', to: 'sku:REF-1' });
});

it('a file of this shop isn’t mistaken for another system', () => {
  expect(systemOf({ header: ['sku', 'name_en', 'name_km', 'price', 'stock', 'categories'] })).toBe(null);
  expect(systemOf({ header: ['kind', 'name'] })).toBe(null);
});

it('a comma before three digits is no price, because it may separate thousands', () => {
  expect(['12,90', '12.5', '30.000000', '1,200'].map(centsOf)).toEqual([1290, 1250, 3000, null]);
});
