import { expect, it } from 'vitest';
import { csvTable, exportSetup, readExport } from '#tests/support/foreign-export.ts';
import { knownTables } from '../known-tables.ts';

const bigcommerce = `Item Type,Product ID,Product Name,Product Type,Product Code/SKU,Brand Name,Product Description,Price,Cost Price,Retail Price,Sale Price,Allow Purchases?,Product Visible?,Track Inventory,Current Stock Level,Category,Product UPC/EAN,Minimum Purchase Quantity,Bulk Pricing
Product,77,Big pen,P,BC-1,Kado,<p>Pen</p>,2.00,0.50,3.00,1.50,Y,Y,none,0,Office/Pens,4006381333931,25,"25:price:1.80"
Product,78,Cap,P,BC-2,Kado,,9.00,,0.00,0.00,N,Y,by option,5,Hats,,1,"10:8.50;50:8.00"
SKU,,[RT]Color=Red,,BC-2-R,,,,,,,,,,5,,,,`;
const wix = `handleId,fieldType,name,description,productImageUrl,collection,sku,price,surcharge,visible,discountMode,discountValue,inventory,productOptionName1,productOptionDescription1
p1,Product,Tote,,https://x.example/a.jpg;https://x.example/b.jpg,Bags;Gifts,WX-1,12.00,,true,PERCENT,10.0,InStock,Color,#000000:Black;#ffffff:White
p1,Variant,,,,,WX-1-B,,0.00,true,,,7,,Black
p1,Variant,,,,,WX-1-W,,2.00,true,,,OutOfStock,,White
p2,Product,Shirt,,,,WX-2,20.00,,false,AMOUNT,2.50,OutOfStock,Size,S;M`;
const loyverse = `Handle,SKU,Name,Category,Sold by weight,Option 1 name,Option 1 value,Cost,Barcode,Track stock,Available for sale [A],Price [A],In stock [A],Available for sale [B],Price [B],In stock [B]
tote,1,Tote,Bags,N,Color,Black,2.00,,Y,Y,6.00,12,Y,6.00,3
tote,2,,,N,,White,2.00,,Y,N,6.50,4,N,6.50,0
beans,3,Beans,Drinks,Y,,,3.00,,N,Y,variable,,Y,variable,`;

it('BigCommerce’s products are read with variants, sale prices and minimums, and its ladders if they are certain', () => {
  const { system, products, discounts, examplesOf } = readExport(bigcommerce);
  expect(system).toBe('bigcommerce');
  expect(products).toEqual([
    expect.objectContaining({
      sku: 'BC-1',
      price: '2.00',
      stock: '',
      order_minimum: '25',
      categories: 'Office > Pens',
    }),
    expect.objectContaining({ sku: 'BC-2', price: '9.00', stock: '0', price_steps: '10: 8.50; 50: 8.00' }),
  ]);
  expect(discounts).toEqual([expect.objectContaining({ amount: '0.50', products: 'BC-1' })]);
  expect(examplesOf('ladders')).toEqual(['Big pen']);
});

it('newer exports of BigCommerce and Wix, whose columns differ, are read with their variants', () => {
  const newer =
    readExport(`Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price,Sale Price,Categories,Is Visible,Internal Image URL (Export)
Product,111,Bell,physical,BC-1,,variant,0,8,0,25,TRUE,
Image,,,,,,,,,,,,https://x.example/bell.jpg
Variant,5,,,BC-1-S,Type=Rectangles|Name=Size|Value=Small,,4,,,,,
Variant,6,,,BC-1-L,Type=Rectangles|Name=Size|Value=Large,,6,9,,,,`);
  expect(newer.system).toBe('bigcommerce');
  expect(newer.products).toEqual([
    expect.objectContaining({ name_en: 'Bell', variant_stock: 'Small: 4 | BC-1-S; Large: 6 | BC-1-L' }),
  ]);
  const sameIds = readExport(`Item,ID,Name,Type,SKU,Options,Inventory Tracking,Current Stock,Price
Product,111,Bell,physical,BC-1,,product,3,8
Product,112,Cap,physical,BC-2,,variant,0,9
Variant,111,,,BC-2-S,Type=Rectangles|Name=Size|Value=Small,,4,
Variant,113,,,BC-2-L,Type=Rectangles|Name=Size|Value=Large,,6,`);
  expect(sameIds.products).toEqual([
    expect.objectContaining({ name_en: 'Bell', stock: '3' }),
    expect.objectContaining({ name_en: 'Cap', variant_stock: 'Small: 4 | BC-2-S; Large: 6 | BC-2-L' }),
  ]);
  const changed =
    readExport(`handle,fieldType,name,visible,plainDescription,media,price,strikethroughPrice,inventory,cost,sku,barcode,productOptionName[1],productOptionType[1],productOptionChoices[1]
bell,PRODUCT,Bell,TRUE,Rings,https://x.example/a.jpg,8,10,,,,,Size,TEXT_CHOICES,S;L
bell,VARIANT,,TRUE,,,8,10,5,2,W-S,,Size,,S
bell,VARIANT,,TRUE,,,9,10,OUT_OF_STOCK,2,W-L,,Size,,L
bell,MEDIA,,,,https://x.example/b.jpg,,,,,,,,,`);
  expect(changed.system).toBe('wix');
  expect(changed.products).toEqual([
    expect.objectContaining({
      name_en: 'Bell',
      variant_stock: 'S: 5 | W-S; L: 0 | W-L',
      pictures: String.raw`https\://x.example/a.jpg; https\://x.example/b.jpg`,
    }),
  ]);
});

it('a category that begins with its separator, and one that names its display name, is read', () => {
  const squarespace = `Product ID [Non Editable],Variant ID [Non Editable],Title,SKU,Price,Categories
1,2,Bowl,B-1,9.00,/bowls`;
  const odoo = `External ID,Name,Internal Reference,Sales Price,Product Category/Display Name
e1,Bowl,B-1,9.0,All / Bowls`;
  expect([squarespace, odoo].map((csv) => readExport(csv).products[0]?.['categories'])).toEqual([
    'bowls',
    'All > Bowls',
  ]);
});

it('Wix’s variants keep their surcharge minus the discount, and options without variants become options', () => {
  const { products, discounts } = readExport(wix);
  expect(products).toEqual([
    expect.objectContaining({
      price: '10.80',
      colours: 'Black; White +1.80',
      variant_stock: 'Black: 7 | WX-1-B; White: 0 | WX-1-W',
      categories: 'Bags; Gifts',
      pictures: String.raw`https\://x.example/a.jpg; https\://x.example/b.jpg`,
    }),
    expect.objectContaining({ price: '20.00', sizes: 'S; M', stock: '0', published: 'no' }),
  ]);
  expect(discounts).toEqual([expect.objectContaining({ amount: '2.50', products: 'WX-2' })]);
});

it('Loyverse’s first branch is read, and the others, goods by weight and variants not for sale are listed or have no stock', () => {
  const { products, examplesOf } = readExport(loyverse);
  expect(products).toEqual([
    expect.objectContaining({
      sku: 'tote',
      price: '6.00',
      variant_stock: 'Black: 12 | 1; White: 0 | 2',
      colours: 'Black; White +0.50',
    }),
    expect.objectContaining({ sku: '3', price: 'variable', stock: '' }),
  ]);
  expect(examplesOf('stores')).toEqual(['Available for sale [B]', 'Price [B]', 'In stock [B]']);
  expect(examplesOf('weighed')).toEqual(['Beans']);
});

it.each([
  [
    'squarespace',
    'Product ID [Non Editable],Variant ID [Non Editable],Title,SKU,Option Name 1,Option Value 1,Price,Sale Price,On Sale,Stock,Visible',
    '1,2,Bowl,B-1,Size,S,9.00,7.00,No,Unlimited,Yes',
    '9.00',
  ],
  [
    'ecwid',
    'type,product_internal_id,product_sku,product_name,product_price,product_compare_to_price,product_quantity',
    'product,1,B-1,Bowl,9.00,0,4',
    '9.00',
  ],
  [
    'opencart',
    'product_id,name(en-gb),categories,sku,model,quantity,price,status,subtract',
    '1,Bowl,20,B-1,M-1,4,9.0000,true,true',
    '9.00',
  ],
  [
    'square',
    'Token,Item Name,Variation Name,SKU,Price,Current Quantity Main Street,Price Main Street',
    'T,Bowl,Regular,B-1,9.00,4,',
    '9.00',
  ],
  [
    'lightspeed',
    'System ID,UPC,EAN,Custom SKU,Manufact. SKU,Item,Qty.,Price,Tax,Brand,Category',
    '1,,,B-1,,Bowl,4,$9.00,Yes,Kado,Bowls',
    '9.00',
  ],
  [
    'vend',
    'id,handle,sku,name,description,variant_option_one_name,variant_option_one_value,supply_price,retail_price,inventory_Main_Outlet',
    'x,bowl,B-1,Bowl,,,,4,9.00,4',
    '9.00',
  ],
  [
    'odoo',
    'External ID,Name,Internal Reference,Sales Price,Cost,Quantity On Hand',
    'e1,Bowl,B-1,9.0,4,4.0',
    '9.00',
  ],
  [
    'clover',
    'Clover ID,Name,Alternate Name,Price,Price Type,Product Code,SKU,Quantity',
    'C1,Bowl,,9.00,Fixed,,B-1,4',
    '9.00',
  ],
  ['etsy', 'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,SKU', 'Bowl,,9.00,USD,4,gift,B-1', '9.00'],
])('an export of %s is recognized by its head, and its price is kept', (system, head, row, price) => {
  const found = readExport(`${head}\n${row}`);
  expect(found.system).toBe(system);
  expect(found.products).toEqual([expect.objectContaining({ sku: 'B-1', name_en: 'Bowl', price })]);
});

const readTables = (csv: string, delimiter?: string, matched = new Map<string, string>()) =>
  knownTables([csvTable(csv, delimiter)], matched, exportSetup);
const kindsIn = (csv: string) => readTables(csv).tables.map(({ kind }) => kind);
const problemsIn = (csv: string) => readTables(csv).errors.map((error) => error.fault);
const columnsIn = (csv: string, matched?: Map<string, string>) =>
  Object.fromEntries(readTables(csv, ',', matched).columns.map(({ header, column }) => [header, column]));

it('an export without a required column is recognized, and the import asks for it before it checks rows', () => {
  const found = readTables(bigcommerce.replaceAll('Product Name', 'Title of it'));
  expect(found).toMatchObject({ source: 'bigcommerce', tables: [], errors: [{ fault: 'nearSystem' }] });
  expect(found.columns.map(({ header }) => header)).toContain('title of it');
  const matched = new Map([['title of it', 'bigcommerce: product name']]);
  expect(readTables(bigcommerce.replaceAll('Product Name', 'Title of it'), ',', matched).tables).toHaveLength(
    2,
  );
});

it('a category column alone doesn’t make a list of categories', () => {
  expect([
    kindsIn('Category,Item,Price\nBags,Tote,6'),
    problemsIn('Category,Item,Price\nBags,Tote,6'),
  ]).toEqual([[], ['nearProducts']]);
  expect(kindsIn('category\nBags')).toEqual(['categories']);
  expect(kindsIn('category,name_km,published\nBags,កាបូប,yes')).toEqual(['categories']);
});

it('column heads are read as people write them, in both languages and each kind of table', () => {
  expect(columnsIn('Item Code,Item name *,Price (USD),In stock [Shop],Qty,Cost (KHR)\nA,B,1,2,3,4')).toEqual({
    'item code': 'sku',
    'item name *': 'name_en',
    'price (usd)': 'price',
    'in stock [shop]': 'stock',
    qty: null,
    'cost (khr)': null,
  });
  expect(columnsIn('\uFEFFលេខកូដ,ឈ្មោះ,តម្លៃ ($),ស្តុក,ប្រភេទ\nA,B,1,2,C')).toEqual({
    លេខកូដ: 'sku',
    ឈ្មោះ: 'name_km',
    'តម្លៃ ($)': 'price',
    ស្តុក: 'stock',
    ប្រភេទ: 'categories',
  });
  expect(columnsIn('តម្លៃ (រៀល),លេខកូដ\n4000,A')).toEqual({ 'តម្លៃ (រៀល)': null, លេខកូដ: 'sku' });
  expect(kindsIn('E-mail,First Name,Phone number\na@b.example,A,012')).toEqual(['customers']);
  expect(kindsIn('Old URL,New URL\n/a,/b')).toEqual(['redirects']);
  expect(kindsIn('Coupon code,Percent,Enabled\nA,5,yes')).toEqual(['coupons']);
});

it.each([
  [
    'Square’s sales',
    'Date,Time,Time Zone,Category,Item,Qty,Price Point Name,SKU,Modifiers Applied,Gross Sales,Discounts,Net Sales,Tax,Transaction ID,Payment ID',
  ],
  [
    'Loyverse’s receipts',
    'Date,Receipt number,Receipt type,Category,SKU,Item,Variant,Modifiers applied,Quantity,Gross sales,Discounts,Net sales,Cost of goods,Gross profit',
  ],
  [
    'Shopify’s orders',
    'Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Total,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Vendor',
  ],
  ['Etsy’s sold items', 'Sale Date,Item Name,Buyer,Quantity,Price,Coupon Code,Order ID,SKU,Transaction ID'],
])('a report of sales isn’t taken for a list of products: %s', (_system, header) => {
  const csv = `${header}\n${'1,'.repeat(header.split(',').length - 1)}1`;
  expect([kindsIn(csv), problemsIn(csv)]).toEqual([[], ['ofSales']]);
});

it.each(['SKU,Name,Price,Cost of goods,Gross profit', 'SKU,Name,Price,Units sold,Total sales'])(
  'a list of products with prices and sales figures isn’t taken for a report of sales: %s',
  (head) => {
    expect(kindsIn(`${head}\nA-1,Mug,7.50,3.10,4.40\n`)).toEqual(['products']);
  },
);

it('a list of customers is recognized without an email column', () => {
  expect(problemsIn('Customer name,Phone,Company,City\nA,012,B,C')).toEqual(['nearCustomers']);
});

it('a column that staff skip isn’t read, whatever its head says', () => {
  expect(columnsIn('sku,Price,Name\nA,1,B', new Map([['name', '']]))).toEqual({ name: null });
});
