import { describe, expect, it } from 'vitest';
import { csvTable, exportSetup, readExport } from '#tests/support/foreign-export.ts';
import { axesOfNames } from './axes.ts';
import { readForeign, systemOf } from './read-foreign.ts';

const [table, setup, read] = [csvTable, exportSetup, readExport];

const shopify = `
Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Image Alt Text,Variant Image,SEO Title,Status
pretend-tee,Pretend Tee,<p>Soft.</p>,Imaginary Mills,Apparel > Clothing > Shirts,T-Shirts,"summer, cotton",true,Color,Moss,Size,Small,PT-1,200,shopify,4,12.00,15.00,https://cdn.example/a.jpg,Front,https://cdn.example/a.jpg,Best tee,active
pretend-tee,,,,,,,,,Moss,,Large,PT-2,200,shopify,3,14.00,17.00,https://cdn.example/b.jpg,,https://cdn.example/a.jpg,,
pretend-tee,,,,,,,,,Red,,Small,PT-3,200,shopify,-2,12.00,15.00,,,https://cdn.example/b.jpg,,
invented-mug,Invented Mug,,,,,,false,Title,Default Title,,,IM-1,,,,6.5,,,,,,draft
`;

describe('an export of Shopify', () => {
  const { system, products, discounts, redirects, codes, terms } = read(shopify);

  it('an export of Shopify leaves out the columns that a product doesn’t set, because empty cells would clear its fields', () => {
    expect(products.map((cells) => cells['discounts_allowed'])).toEqual(['yes', undefined]);
    expect(Object.keys(products[1] ?? {})).not.toContain('meta_title_en');
  });

  it('an export of Shopify becomes products with colors, sizes and surcharges, and stock per color and size', () => {
    expect(system).toBe('shopify');
    expect(products[0]).toMatchObject({
      sku: 'pretend-tee',
      name_en: 'Pretend Tee',
      price: '15.00',
      stock: '7',
      stock_per: 'both',
      variant_stock: 'Moss / Small: 4 | PT-1; Moss / Large: 3 | PT-2; Red / Small: 0 | PT-3',
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

  it('an export of Shopify turns the compare-at price into a discount, and handles into redirects', () => {
    expect(discounts).toEqual([
      {
        discount: 'Shopify: 3.00 off',
        amount: '3.00',
        starts: '',
        ends: '',
        products: 'pretend-tee',
        lowest_price: '15.00',
      },
    ]);
    expect(redirects).toContainEqual({ from: '/products/pretend-tee', to: 'sku:pretend-tee' });
  });

  it('an import from Shopify lists what can’t be kept', () => {
    expect(codes).toEqual(
      expect.arrayContaining(['columns', 'missingVariants', 'unknownColours', 'noCategory']),
    );
    expect(terms).toContainEqual({ kind: 'size', name: 'Small', short_name: 'S' });
  });

  it('an export of Shopify is also read with the column names of 2025', () => {
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
    price: '12.00',
    stock: '5',
    stock_per: 'color',
    variant_stock: 'Blue: 4 | t-b; Green: 1 | t-g',
    categories: 'Apparel > T-Shirts; Gifts',
    colours: 'Blue; Green +3.00',
    options: 'Logo: Front; Back',
  });
  expect(products[1]).toMatchObject({ sku: 't-v', published: 'no', stock: '' });
  // A discount of the product would make Green cheaper than it was.
  expect(discounts).toEqual([]);
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
    stock_per: 'size',
    variant_stock: 'S: 3 | m-tee-s; M: 2 | m-tee-m',
    sizes: 'S; M +1.00',
  });
  expect(redirects).toContainEqual({ from: '/tee.html', to: 'sku:m-tee' });
  expect(codes).toContain('noPictureAddresses');
});

describe('sales with dates', () => {
  const header =
    'type,sku,name,regular price,sale price,date sale price starts,date sale price ends,categories';
  const readSale = (from: string, to: string) => read(`${header}\nsimple,s-1,Bowl,10,8,${from},${to},Bowls`);

  it.each([
    ['2026-12-01', '2026-12-24', '2026-11-30T17:00:00.000Z', '2026-12-24T17:00:00.000Z'],
    ['2026-12-01 08:30:00', '', '2026-12-01T01:30:00.000Z', ''],
    ['12/1/26', '12/24/2026', '2026-11-30T17:00:00.000Z', '2026-12-24T17:00:00.000Z'],
    // It runs already.
    ['2026-11-01', '2026-12-24 23:59:59', '', '2026-12-24T16:59:00.000Z'],
  ])('a sale from %s until %s gets a discount with these times', (from, to, starts, ends) => {
    const { products, discounts } = readSale(from, to);
    expect(products[0]).toMatchObject({ price: '10.00', discounts_allowed: 'yes' });
    expect(discounts).toMatchObject([{ amount: '2.00', starts, ends }]);
  });

  it('a sale at the regular price, or above it, is none', () => {
    for (const price of ['10', '12']) {
      const { products, discounts } = read(`${header}\nsimple,s-1,Bowl,10,${price},,,Bowls`);
      expect([products[0]?.['price'], discounts]).toEqual([`${price}.00`, []]);
    }
  });

  it('a sale that has ended is none', () => {
    const { products, discounts, codes } = readSale('', '2026-11-01');
    expect([products[0]?.['price'], discounts, codes.includes('saleDates')]).toEqual(['10.00', [], false]);
  });

  it('a sale with a date that can’t be read is none, and is listed as a loss', () => {
    const { products, discounts, codes } = readSale('next week', '');
    expect([products[0]?.['price'], discounts, codes.includes('saleDates')]).toEqual(['10.00', [], true]);
  });

  it('Magento’s special price has dates too', () => {
    const { discounts } = read(
      'sku,attribute_set_code,product_type,url_key,name,price,special_price,special_price_from_date\nm-1,Default,simple,a,A,10,7.5,12/1/26',
    );
    expect(discounts).toMatchObject([{ amount: '2.50', starts: '2026-11-30T17:00:00.000Z' }]);
  });
});

it('a stock or price that is no number is left to the check of its row, also in later variants', () => {
  const { products } = read(
    `Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Variant Inventory Qty
a,A,Size,S,3,,4
a,,Size,M,oops,,12pcs
b,B,Title,Default Title,3,dear,abc
c,C,Title,Default Title,,5,`,
  );
  expect(products.map(({ price, stock }) => [price, stock])).toEqual([
    ['oops', '12pcs'],
    ['dear', 'abc'],
    ['', ''],
  ]);
});

it('attributes that shoppers don’t choose are listed in the description, and hidden ones as losses', () => {
  const names = [1, 2].map((n) => `attribute ${n} name,attribute ${n} value(s),attribute ${n} visible`);
  const { products, codes } = read(`type,sku,name,regular price,categories,description,parent,${names.join()}
simple,w-1,Bowl,10,Bowls,<p>Round.</p>,,Material,"Teak, <Oak>",1,Origin,Kampot,0
variable,w-2,Cup,,Cups,,,Size,"S, L",1,Material,Clay,1
variation,w-2-s,Cup,3,,,w-2,Size,S,,,,
variation,w-2-l,Cup,4,,,w-2,Size,L,,,,`);
  expect(products.map(({ description_en: html, options, sizes }) => [html, options, sizes])).toEqual([
    ['<p>Round.</p><ul><li>Material: Teak, &lt;Oak&gt;</li></ul>', '', ''],
    ['<ul><li>Material: Clay</li></ul>', '', 'S; L +1.00'],
  ]);
  expect(codes).toContain('attributes');
});

describe('prices of PrestaShop without tax', () => {
  const row = (header: string, price: string) =>
    `id,name,categories,reference,discount percent,${header}\n1,Bowl,Bowls,P-1,50,${price}`;

  it('prices of PrestaShop without tax include VAT while it is on, and so does a discount', () => {
    const { products, discounts, codes } = read(row('Price tax excluded', '9.99'), ',', 1000);
    expect([products[0]?.['price'], discounts[0]?.['amount']]).toEqual(['10.99', '5.49']);
    expect(codes).not.toContain('priceWithoutTax');
  });

  it('prices of PrestaShop without tax are listed as a loss while VAT is off', () => {
    const { products, codes } = read(row('Price (tax excl.)', '9.99'));
    expect([products[0]?.['price'], codes.includes('priceWithoutTax')]).toEqual(['9.99', true]);
  });

  it.each([null, 1000])('prices of PrestaShop without tax give way to prices with tax, VAT %s', (vatRate) => {
    const { products, codes } = read(row('Price (tax excl.),Price (tax incl.)', '9.99,11.50'), ',', vatRate);
    expect([products[0]?.['price'], codes.includes('priceWithoutTax')]).toEqual(['11.50', false]);
  });
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

describe('a file of combinations of PrestaShop', () => {
  const head =
    'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;EAN13;Impact on price;Quantity';
  const rows = `${head}
1;Size:select:0, Color:color:1;S:0, Navy:1;R-SN;4006381333931;0;4
1;Size:select:0, Color:color:1;L:1, Navy:1;R-LN;;2.50;-1
2;Paper:radio:0;Thick:0;;;0;3
2;Paper:radio:0;Thin:1;;;-1,5;2`;
  const { system, products, redirects, discounts, codes, terms } = read(rows, ';', 1000);

  it('a file of combinations of PrestaShop changes only stock per color and size, SKUs and surcharges of products', () => {
    expect(system).toBe('prestashop');
    expect(products[0]).toEqual({
      sku: 'REF-1',
      stock: '4',
      stock_per: 'both',
      variant_stock: 'Navy / S: 4 | R-SN | 4006381333931; Navy / L: 0 | R-LN',
      colours: 'Navy',
      sizes: 'S; L +2.75',
    });
    expect([redirects, discounts]).toEqual([[], []]);
    expect(terms).toContainEqual({ kind: 'size', name: 'L', short_name: 'L' });
  });

  it('a file of combinations of PrestaShop adds up the stock of other options, names the product by its number, and lists lower prices as a loss', () => {
    expect(products[1]).toEqual({ sku: 'presta-2', stock: '5', options: 'Paper: Thick; Thin' });
    expect(codes).toEqual(expect.arrayContaining(['variantStock', 'variantPrices']));
    expect(codes).not.toContain('noCategory');
  });

  it('a file of combinations of PrestaShop names the product by its reference where the file has one', () => {
    const named = read(rows.replace('Reference', 'Product Reference'), ';');
    expect(named.products.map(({ sku }) => sku)).toEqual(['R-SN', 'R-LN', 'presta-2']);
    expect(named.codes).toContain('priceWithoutTax');
  });
});

describe('prices of variants are never below those of the old shop', () => {
  const shopifyHead =
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Variant Compare At Price';

  it('an imported product keeps what each variant costs now, where only some are reduced', () => {
    const { products, discounts, codes } = read(`${shopifyHead}
t,Tee,Size,S,,,8.00,10.00
t,,,M,,,10.00,
t,,,L,,,12.00,15.00`);
    expect(products[0]).toMatchObject({ price: '8.00', sizes: 'S; M +2.00; L +4.00' });
    expect([discounts, codes.includes('variantDiscounts')]).toEqual([[], true]);
  });

  it('an imported variant has its regular price if its lower price has an end', () => {
    const { products, discounts } =
      read(`type,sku,name,regular price,sale price,date sale price ends,categories,parent,attribute 1 name,attribute 1 value(s)
variable,w,Tee,,,,Tees,,Size,"S, L"
variation,w-s,Tee,10,8,2026-12-24,,w,Size,S
variation,w-l,Tee,12,,,,w,Size,L`);
    expect([products[0]?.['price'], products[0]?.['sizes'], discounts]).toEqual(['10.00', 'S; L +2.00', []]);
  });

  it('an import raises a surcharge when variant prices don’t add up', () => {
    const rows = { 'S,Red': 10, 'S,Blue': 12, 'L,Red': 12, 'L,Blue': 20, 'M,Green': 15 };
    const lines = Object.entries(rows).map(([choice, price], at) => {
      const [size, colour] = choice.split(',');
      return at === 0 ? `t,Tee,Size,${size},Color,${colour},${price},` : `t,,,${size},,${colour},${price},`;
    });
    const { products, codes } = read([shopifyHead, ...lines].join('\n'));
    const [cells] = products;
    const surcharge = (column: string, name: string) =>
      Number(new RegExp(`${name} \\+([\\d.]+)`, 'u').exec(cells?.[column] ?? '')?.[1] ?? 0);
    for (const [choice, price] of Object.entries(rows)) {
      const [size = '', colour = ''] = choice.split(',');
      const here = Number(cells?.['price']) + surcharge('sizes', size) + surcharge('colours', colour);
      expect(here, choice).toBeGreaterThanOrEqual(price);
    }
    expect(codes).toContain('variantPrices');
  });
});

describe('an export of WooCommerce as it writes its cells', () => {
  const head =
    'ID,Type,SKU,Name,Published,Short description,Description,In stock?,Stock,Backorders allowed?,Sale price,Regular price,Categories,Tags,Parent,Attribute 1 name,Attribute 1 value(s)';

  it('an export of WooCommerce is read with line ends, commas with a backslash, and entities', () => {
    const { products, terms } = read(`${head}
1,simple,n-1,Salt &amp; pepper &#8211; chef&#8217;s set,1,First.\\nSecond.,<p>Holds &amp; more</p>\\n<ul>\\n<li>A</li>\\n</ul>\\nOne.\\nTwo.,1,3,,,8,"Bags\\, Purses > Small\\, flat, Home &amp; Living","red\\, white, salt &amp; pepper",,,`);
    expect(products[0]).toMatchObject({
      name_en: 'Salt & pepper – chef’s set',
      short_en: 'First.\nSecond.',
      description_en: '<p>Holds &amp; more</p>\n<ul>\n<li>A</li>\n</ul>\nOne.<br>\nTwo.',
      categories: 'Bags, Purses > Small, flat; Home & Living',
      tags: 'red, white; salt & pepper',
    });
    expect(terms.map(({ name }) => name)).toEqual(['red, white', 'salt & pepper']);
  });

  it.each(['parent', ''])(
    'the stock of a WooCommerce parent is counted once (variations have “%s”)',
    (written) => {
      const { products, codes } = read(`${head}
1,variable,p-1,Shirt,1,,,1,12,,,,Shirts,,,Size,"S, M"
2,variation,p-1-s,Shirt,1,,,1,${written},,,9,,,p-1,Size,S
3,variation,p-1-m,Shirt,1,,,1,${written},,,9,,,p-1,Size,M`);
      expect([products[0]?.['stock'], products[0]?.['stock_per']]).toEqual(['12', undefined]);
      expect(codes).not.toContain('variantStock');
    },
  );

  it('variations of WooCommerce with their own stock add it to the parent’s, unless they may be ordered without', () => {
    const { products } = read(`${head}
1,variable,p-1,Shirt,1,,,1,12,,,,Shirts,,,Size,"S, M"
2,variation,p-1-s,Shirt,1,,,1,5,,,9,,,p-1,Size,S
3,variation,p-1-m,Shirt,1,,,1,parent,,,9,,,p-1,Size,M
4,simple,p-2,Cup,1,,,1,3,notify,,9,Cups,,,,`);
    expect(products.map(({ stock }) => stock)).toEqual(['17', '']);
  });

  it.each([
    [
      'French',
      'ID,Type,UGS,Nom,Publié,Description courte,Description,En stock ?,Stock,Tarif promo,Tarif régulier,Catégories,Étiquettes,Nom de l’attribut 1,Valeur(s) de l’attribut 1',
    ],
    [
      'German',
      'ID,Typ,Artikelnummer,Name,Veröffentlicht,Kurzbeschreibung,Beschreibung,Vorrätig?,Bestand,Angebotspreis,Regulärer Preis,Kategorien,Schlagwörter,Attribut 1 Name,Attribut 1 Wert(e)',
    ],
    [
      'Spanish',
      'ID,Tipo,SKU,Nombre,Publicado,Descripción corta,Descripción,¿Existencias?,Inventario,Precio rebajado,Precio normal,Categorías,Etiquetas,Nombre del atributo 1,Valor(es) del atributo 1',
    ],
    [
      'Vietnamese',
      'ID,Loại,Mã sản phẩm,Tên,Đã xuất bản,Mô tả ngắn,Mô tả,Còn hàng?,Kho hàng,Giá khuyến mãi,Giá bán thường,Danh mục,Thẻ,Tên thuộc tính 1,Giá trị thuộc tính 1',
    ],
    [
      'Thai',
      'ID,ประเภท,รหัสสินค้า,ชื่อ,เผยแพร่แล้ว,คำอธิบายสั้น,คำอธิบาย,มีสินค้า?,คลังสินค้า,ราคาที่ลด,ราคาปกติ,หมวดหมู่,แท็ก,ชื่อคุณสมบัติ 1,ค่าคุณสมบัติ 1',
    ],
    [
      'Indonesian',
      'ID,Jenis,SKU,Nama,Telah Terbit,Deskripsi singkat,Deskripsi,Tersedia?,Stok,Harga obral,Harga normal,Kategori,Tag,Nama atribut 1,Nilai atribut 1',
    ],
  ])('an export of WooCommerce is known by its %s heads', (_, heads) => {
    const { system, products, discounts } = read(`${heads}
51,simple,F-1,Tasse,1,,Une tasse,1,5,4,6,Tasses,cadeau,Matière,Grès`);
    expect(system).toBe('woocommerce');
    expect(products[0]).toMatchObject({
      sku: 'F-1',
      name_en: 'Tasse',
      price: '6.00',
      stock: '5',
      categories: 'Tasses',
      tags: 'cadeau',
      published: 'yes',
    });
    expect(products[0]?.['description_en']).toContain('Matière: Grès');
    expect(discounts).toMatchObject([{ amount: '2.00' }]);
  });
});

describe('an export that names its columns in another way', () => {
  const csv = 'Art,Nummer,Titel,Betrag,Gruppen\nsimple,X-1,Bowl,10,Bowls';
  const matched = new Map([
    ['art', 'woocommerce: type'],
    ['nummer', 'woocommerce: sku'],
    ['titel', 'woocommerce: name'],
    ['betrag', 'woocommerce: regular price'],
    ['gruppen', 'woocommerce: categories'],
  ]);

  it('an export that renames its columns is unknown until staff choose its system and match its columns', () => {
    const chosen = { ...setup, system: 'woocommerce' as const };
    expect(readForeign(table(csv), setup)).toBeNull();
    expect(readForeign(table(csv), chosen)).toMatchObject({
      isUnknown: true,
      tables: [],
      columns: [{ header: 'art', column: null }, {}, {}, {}, {}],
    });
    const found = readForeign(table(csv), chosen, matched);
    expect(found?.tables[0]?.rows[0]?.cells).toMatchObject({ sku: 'X-1', price: '10.00' });
    expect(found?.columns).toContainEqual({ header: 'nummer', column: 'sku', nearest: null });
  });
});

describe('the currency of an export', () => {
  const prices = (csv: string, money?: { currency: 'VND' | 'EUR' | 'USD'; perDollar: number }) => {
    const found = readForeign(table(csv), { ...setup, ...(money && { money }) });
    return { ...found?.prices, price: found?.tables[0]?.rows[0]?.cells['price'] };
  };
  const woo1 = (price: string) => `type,sku,name,regular price,categories\nsimple,w-1,Bowl,${price},Bowls`;

  it('the currency of an export is unknown without a sign, seen by a sign, and sure only if a column names it', () => {
    expect(prices(woo1('250000'))).toMatchObject({ found: null, isCertain: false, examples: ['250000'] });
    expect(prices(woo1('250.000 ₫'))).toMatchObject({ found: 'VND', isCertain: false });
    expect(prices(woo1('"12,50 €"'))).toMatchObject({ found: 'EUR', price: '12.50' });
    expect(prices(woo1('$12'))).toMatchObject({ found: null, price: '12.00' });
    const named = 'type,sku,name,regular price,categories,currency\nsimple,w-1,Bowl,12,Bowls,USD';
    expect(prices(named)).toMatchObject({ found: 'USD', isCertain: true });
  });

  it('the currency of an export becomes dollars by its rate, rounded up', () => {
    const dong = { currency: 'VND', perDollar: 25_400 } as const;
    for (const price of ['250000', '250.000', '"250,000 ₫"', '250000.0000'])
      expect(prices(woo1(price), dong).price).toBe('9.85');
    expect(prices(woo1('"12,50"'), { currency: 'EUR', perDollar: 0.92 }).price).toBe('13.59');
    expect(prices(woo1('"1.234,50"'), { currency: 'USD', perDollar: 1 }).price).toBe('1234.50');
  });
});

describe('stock that the old shop sold beyond', () => {
  const head =
    'Handle,Title,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price';
  const stocks = (...lines: string[]) => {
    const { products, codes } = read([head, ...lines].join('\n'));
    return { cells: products[0], codes };
  };

  it('stock sold below zero isn’t counted if all variants may be ordered without', () => {
    const { cells, codes } = stocks('a,A,Title,Default Title,shopify,-4,continue,7');
    expect([cells?.['stock'], codes.includes('notCounted')]).toEqual(['', true]);
  });

  it('all variants are counted if only some may be sold beyond their stock, because uncounted ones would sell the others too', () => {
    const { cells, codes } = stocks(
      'a,A,Size,S,shopify,2,deny,7',
      'a,,,M,shopify,-1,continue,7',
      'a,,,L,,,,7',
    );
    expect(cells?.['variant_stock']).toBe('S: 2; M: 0; L: 0');
    expect(codes).toContain('noCount');
  });
});

it('colors and sizes are known in many languages, at most one of each, and as staff chose', () => {
  const axis = (...names: string[]) => [...axesOfNames(names).values()].join(' ');
  for (const name of ['Ring Size', 'Kích thước', 'Größe', 'Shoe size (EU)', 'ukuran', 'ไซส์', 'ring_size'])
    expect(axis(name), name).toBe('sizes');
  for (const name of ['Màu sắc', 'Couleur', 'T-shirt color', 'สี', 'Warna'])
    expect(axis(name), name).toBe('colours');
  for (const name of ['Fit', 'Material', 'Sizewell', 'Colorado']) expect(axis(name), name).toBe('options');
  expect(Object.fromEntries(axesOfNames(['Logo color', 'Color', 'Size']))).toEqual({
    'Logo color': 'options',
    Color: 'colours',
    Size: 'sizes',
  });
  const chosen = new Map([['ø', 'sizes' as const]]);
  expect([...axesOfNames(['Ø', 'Size'], chosen)]).toEqual([
    ['Ø', 'sizes'],
    ['Size', 'options'],
  ]);
});

it('long handles without SKU get one that fits and differs, and gift cards aren’t products', () => {
  const long = Array.from({ length: 30 }, (_, at) => `word${at}`).join('-');
  const { products, redirects, codes } = read(`Handle,Title,Option1 Name,Option1 Value,Variant Price,Gift Card
${long},A,Title,Default Title,7,false
${long}-x,B,Title,Default Title,7,false
card,Card,Denominations,$10,10,true`);
  const skus = products.map(({ sku = '' }) => sku);
  expect(skus.map((sku) => sku.length)).toEqual([64, 64]);
  expect(new Set(skus).size).toBe(2);
  expect(redirects[0]).toEqual({ from: `/products/${long}`, to: `sku:${skus[0]}` });
  expect(codes).toContain('giftCards');
});

it('an imported description lists what it loses, and keeps neither code nor old links', () => {
  const html =
    '<p>Big [sic]</p><iframe src=x></iframe><img src=y>[video id=3]{{ product.title }}<a href="/collections/all">All</a> <a href="https://x.example">X</a>';
  const { products, lost } = read(
    `Handle,Title,Option1 Name,Option1 Value,Variant Price,Body (HTML)\na,Mug,Title,Default Title,7,"${html.replaceAll('"', '""')}"`,
  );
  expect(products[0]?.['description_en']).toBe(
    '<p>Big [sic]</p>All <a href="https://x.example" rel="nofollow noopener">X</a>',
  );
  expect(lost.find(({ code }) => code === 'descriptions')?.examples).toEqual([
    'Mug (picture, video, code, link)',
  ]);
});

it('parts of a set, which Magento didn’t show on their own, are hidden', () => {
  const { products, codes } =
    read(`sku,attribute_set_code,product_type,url_key,name,price,visibility,product_online
a,Default,simple,a,Pot,20,Not Visible Individually,1
b,Default,simple,b,Cup,3,"Catalog, Search",1`);
  expect(products.map(({ published }) => published)).toEqual(['no', 'yes']);
  expect(codes).toContain('hidden');
});

it('PrestaShop’s cost and short description are kept', () => {
  const { products } = read(
    'id;name;categories;reference;price tax included;wholesale price;short description\n1;Bowl;Bowls;P-1;12,50 €;4.100000;"Round &amp; red"',
    ';',
  );
  expect(products[0]).toMatchObject({ price: '12.50', cost: '4.10', short_en: 'Round & red' });
});

/** Returns the coupons of a file by code: their filled cells, or why they are refused. */
const couponsIn = (text: string, separator?: string) => {
  const found = readForeign(table(text, separator), setup);
  const rows = found?.tables[0]?.rows ?? [];
  return Object.fromEntries(
    rows.map(({ cells: { coupon = '', ...cells }, problems }) => [
      coupon,
      problems.length > 0
        ? problems.map(({ code, about }) => (about === undefined ? code : `${code} ${about}`))
        : Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== '')),
    ]),
  );
};

it('Shopify’s coupons for whole orders and free shipping are read, and the others say why they aren’t', () => {
  expect(
    couponsIn(`Name,Value,Value Type,Type,Discount Class,Minimum Purchase Requirements,Customer Selection,Times Used In Total,Currency Code,Usage Limit Per Code,Limit One Use Per Customer,Status,Start,End
SUMMER-10,-10.0,percentage,order_discount,order,minimum subtotal 20.0,everyone,14,USD,100,true,Active,2026-11-01 00:00:00 +0700,2026-12-31 23:59:00 +0700
OLD5,-5.0,fixed_amount,order_discount,order,,everyone,3,USD,,false,Expired,2025-01-01 00:00:00 UTC,
SHIP,-100.0,percentage,free_shipping,shipping,,everyone,0,USD,,false,Active,,
TEES,-10.0,percentage,product_discount,product,,everyone,0,USD,,false,Active,2026-11-01 00:00:00 +0700,
THREE-FOR-2,-100.0,percentage,buy_x_get_y,product,minimum quantity 2,everyone,0,USD,,false,Active,,
VIP,-10.0,percentage,order_discount,order,,VIP customers,0,USD,,false,Active,,
MANY,-10.0,percentage,order_discount,order,minimum quantity 3,everyone,0,USD,,false,Active,,`),
  ).toEqual({
    'SUMMER-10': {
      percent: '10.0',
      minimum: '20.00',
      starts: '2026-10-31T17:00:00.000Z',
      ends: '2026-12-31T16:59:00.000Z',
      uses: '86',
      uses_per_customer: '1',
      active: 'yes',
    },
    OLD5: { amount: '5.00', starts: '2025-01-01T00:00:00.000Z', active: 'no' },
    SHIP: { free_delivery: 'yes', active: 'yes' },
    TEES: ['couponProducts'],
    'THREE-FOR-2': ['couponBuyGet'],
    VIP: ['couponCustomers'],
    MANY: ['couponTerms minimum quantity 3'],
  });
});

it('WooCommerce’s coupons are read, and those limited to products, customers, payments or places say so', () => {
  expect(
    couponsIn(`post_title,post_status,discount_type,coupon_amount,product_ids,customer_email,minimum_amount,maximum_amount,usage_count,usage_limit,usage_limit_per_user,date_expires,free_shipping,exclude_sale_items,meta:_wt_sc_payment_methods,meta:_wt_coupon_available_location
ten,publish,percent,10,,,20,,4,10,1,2026-12-31,no,yes,,
five,publish,fixed_cart,5,,,,,,0,0,,no,no,a:0:{},KH
old,publish,fixed_cart,5,,,,,,,,1735689600,no,no,,
draft,draft,fixed_cart,5,,,,,,,,,no,no,,
ship,publish,fixed_cart,0,,,15,,,,,,yes,no,,
both,publish,fixed_cart,5,,,,,,,,,yes,no,,
mugs,publish,percent,10,"12,13",,,,,,,,no,no,,
each,publish,fixed_product,2,,,,,,,,,no,no,,
mine,publish,percent,10,,sokha@example.com,,,,,,,no,no,,
most,publish,percent,10,,,,50,,,,,no,no,,
cash,publish,percent,10,,,,,,,,,no,no,cod,
thai,publish,percent,10,,,,,,,,,no,no,,TH
bogo,publish,wt_sc_bogo,0,,,,,,,,,no,no,,`),
  ).toEqual({
    TEN: {
      percent: '10',
      minimum: '20.00',
      ends: '2026-12-30T17:00:00.000Z',
      uses: '6',
      uses_per_customer: '1',
      active: 'yes',
    },
    FIVE: { amount: '5.00', active: 'yes' },
    OLD: { amount: '5.00', ends: '2025-01-01T00:00:00.000Z', active: 'no' },
    DRAFT: { amount: '5.00', active: 'no' },
    SHIP: { minimum: '15.00', free_delivery: 'yes', active: 'yes' },
    BOTH: ['couponTerms free_shipping, 5'],
    MUGS: ['couponProducts'],
    EACH: ['couponProducts'],
    MINE: ['couponCustomers'],
    MOST: ['couponTerms maximum_amount: 50'],
    CASH: ['couponPayment'],
    THAI: ['couponPlaces'],
    BOGO: ['couponBuyGet'],
  });
});

it('the codes that Magento and PrestaShop export say that their terms are missing', () => {
  expect(couponsIn('Coupon Code,Created,Uses,Times Used\nSUMMER,2026-01-01,Yes,3')).toEqual({
    SUMMER: ['couponNoTerms'],
  });
  expect(
    couponsIn(
      'ID;Name;Priority;Code;Quantity;Expiration date;Status\n1;Summer;1;SUMMER;10;2026-12-31;1',
      ';',
    ),
  ).toEqual({ SUMMER: ['couponNoTerms'] });
});

it('a file of this shop isn’t mistaken for another system', () => {
  expect(systemOf({ header: ['sku', 'name_en', 'name_km', 'price', 'stock', 'categories'] })).toBe(null);
  expect(systemOf({ header: ['kind', 'name'] })).toBe(null);
});

it('amounts with many decimals are prices of PrestaShop, with and without tax', () => {
  const priceOf = (header: string, price: string, vatRate: number | null) =>
    read(`id,name,categories,reference,${header}\n1,Bowl,Bowls,P-1,${price}`, ',', vatRate).products[0]?.[
      'price'
    ];
  expect(priceOf('Price tax excluded', '19.916667', 2000)).toBe('23.90');
  expect(priceOf('Price tax excluded', '19.916667', null)).toBe('19.92');
  expect(priceOf('Price tax included', '23.9000004', 2000)).toBe('23.90');
});

describe('discounts that leave little of a price', () => {
  const bowl = (percent: string, amount = '') =>
    read(
      `id,name,categories,reference,Price tax included,discount percent,discount amount\n1,Bowl,Bowls,P-1,20,${percent},${amount}`,
    );

  it.each(['250', '100.5', '.'])('a percentage of %s is left to the check of its row', (percent) => {
    const { products, discounts } = bowl(percent);
    expect([products[0]?.['price'], discounts]).toEqual([`${percent}%`, []]);
  });

  it('discounts that leave little of a price are discounts of their own, with the lowest price, so that they can be left out', () => {
    const { discounts } = read(`Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price
a,A,Title,Default Title,30,50
b,B,Title,Default Title,0.00,20
c,C,Title,Default Title,40,60`);
    expect(discounts).toMatchObject([
      { discount: 'Shopify: 20.00 off, low price', products: 'b', lowest_price: '20.00' },
      { discount: 'Shopify: 20.00 off', products: 'a; c', lowest_price: '50.00' },
    ]);
    expect(bowl('', '30').discounts).toMatchObject([{ amount: '20.00', lowest_price: '20.00' }]);
  });
});
