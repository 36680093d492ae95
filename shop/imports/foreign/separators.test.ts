import { expect, it } from 'vitest';
import { readExport } from '#tests/support/foreign-export.ts';

const woo = (rows: string[], more = '') =>
  readExport(
    [
      `ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Stock,Sold individually?,Regular price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)${more}`,
      ...rows,
    ].join('\n'),
  );
const magentoHeads =
  'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,short_description,product_online,visibility,price,url_key,additional_attributes,qty,manage_stock,is_in_stock,configurable_variations';
const magento = (...rows: string[]) => readExport([magentoHeads, ...rows].join('\n'));
const presta = (...rows: string[]) =>
  readExport(
    [
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax included;Reference #;Quantity;Minimal quantity;Tags (x,y,z...);Image URLs (x,y,z...)',
      ...rows,
    ].join('\n'),
    ';',
  );
const combinations = (...rows: string[]) =>
  readExport(
    [
      'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Reference;Impact on price;Quantity',
      ...rows,
    ].join('\n'),
    ';',
  );

it('a WooCommerce variation keeps commas in its value, which its parent escapes', () => {
  const { products } = woo([
    String.raw`1,variable,TIN,Tin,1,visible,1,,,,Gifts,,,,Content,"Tea\, green, Tea\, black"`,
    '2,variation,TIN-G,,1,visible,1,4,,5,,,,TIN,Content,"Tea, green"',
    String.raw`3,variation,TIN-B,,1,visible,1,6,,5,,,,TIN,Content,"Tea\, black"`,
  ]);
  expect(products[0]).toMatchObject({ options: 'Content: Tea, green; Tea, black', stock: '10' });
});

it('PrestaShop’s combinations separate attributes by a pipe or a comma, and a value may have commas', () => {
  const choicesIn = (row: string) => {
    const [first] = combinations(row).products;
    return [first?.['colours'], first?.['sizes']];
  };
  const both = ['Red, dark', 'S'];
  expect(choicesIn('1;Size:select:0|Color:color:1;S:0|Red, dark:1;R-1;0;3')).toEqual(both);
  expect(choicesIn('1;Size:select:0,Color:color:1;S:0,Red, dark:1;R-1;0;3')).toEqual(both);
  expect(choicesIn('1;Size:select:0, Color:color:1;S:0, Blue:1;R-1;0;3')).toEqual(['Blue', 'S']);
  expect(choicesIn('1;Color:color:1;Red, dark;R-1;0;3')).toEqual(['Red, dark', undefined]);
});

it('PrestaShop’s categories, tags and pictures with a pipe keep their commas', () => {
  const { products } = presta(
    '1;1;Cup;Home|Bags, purses|Cups;12.5;C-1;4;25;red, white|gift;https://x.example/a.jpg|https://x.example/b.jpg',
    '2;1;Mug;Home,Cups;2;M-1;4;1;gift,red;',
  );
  expect(products[0]).toMatchObject({
    categories: 'Bags, purses; Cups',
    tags: 'red, white; gift',
    pictures: String.raw`https\://x.example/a.jpg; https\://x.example/b.jpg`,
    order_minimum: '25',
  });
  expect(products[1]).toMatchObject({ categories: 'Cups', tags: 'gift; red' });
  expect(products[1]).not.toHaveProperty('order_minimum');
});

it('a Magento category keeps escaped slashes, and commas that no root category follows', () => {
  const { products } = magento(
    String.raw`M-1,,Default,simple,"Default Category/Hats\/Caps,Default Category/Bags, purses/Small, round, Default Category/Gifts",base,Hat,,,1,"Catalog, Search",9,hat,,5,1,1,`,
  );
  expect(products[0]!['categories']).toBe('Hats/Caps; Bags, purses > Small, round; Gifts');
});

it('a Magento variation keeps pipes and commas in its values', () => {
  const { products } = magento(
    'M-2,,Default,configurable,Default Category/Hats,base,Hat,,,1,"Catalog, Search",,hat,,0,1,1,"sku=M-2-A,size=S|M|sku=M-2-B,size=L, wide"',
    'M-2-A,,Default,simple,,base,Hat S,,,1,Not Visible Individually,9,hat-s,,5,1,1,',
    'M-2-B,,Default,simple,,base,Hat L,,,1,Not Visible Individually,9,hat-l,,6,1,1,',
  );
  expect(products[0]!['sizes']).toBe('S|M; L, wide');
});

it('products and variants that Magento marks as out of stock have none, whatever their count', () => {
  const { products } = magento(
    'M-3,,Default,simple,Default Category/Gifts,base,A,,,1,"Catalog, Search",10,a,,9,1,0,',
    'M-4,,Default,configurable,Default Category/Gifts,base,B,,,1,"Catalog, Search",,b,,0,1,0,"sku=M-4-S,size=S|sku=M-4-L,size=L"',
    'M-4-S,,Default,simple,,base,B S,,,1,Not Visible Individually,9,b-s,,5,1,1,',
    'M-4-L,,Default,simple,,base,B L,,,1,Not Visible Individually,9,b-l,,6,1,1,',
    'M-5,,Default,simple,Default Category/Gifts,base,C,,,1,"Catalog, Search",10,c,,,,0,',
  );
  expect(products.map(({ stock }) => stock)).toEqual(['0', '0', '0']);
});

it('Magento’s Khmer and English store views give texts, and their other values are listed', () => {
  const { products, examplesOf } = magento(
    'V-1,,Default,simple,Default Category/Gifts,base,Bowl,A bowl,,1,"Catalog, Search",9,bowl,,5,1,1,',
    'V-1,khmer,Default,simple,,base,ចាន,,ចានមួយ,2,,,,,,,,',
    'V-1,chinese,Default,simple,,base,碗,,,,,,,,,,,',
    'V-1,argentina,Default,simple,,base,Cuenco,,,,,12,,,,,,',
    'V-2,,Default,simple,Default Category/Gifts,base,កែវ,,,1,"Catalog, Search",9,cup,,5,1,1,',
    'V-2,en_us,Default,simple,,base,Cup,A cup,,,,,,,,,,',
  );
  expect(products).toEqual([
    expect.objectContaining({ name_en: 'Bowl', name_km: 'ចាន', short_km: 'ចានមួយ' }),
    expect.objectContaining({ name_en: 'Cup', name_km: 'កែវ', description_en: 'A cup' }),
  ]);
  expect(examplesOf('otherViews')).toEqual([
    'V-1 (khmer: product_online)',
    'V-1 (chinese: name)',
    'V-1 (argentina: name, price)',
  ]);
});

it('products that the old shop kept out of its lists are hidden and listed, in each system', () => {
  const shopify = readExport(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Status\ncup,Unlisted cup,Title,Default Title,7,unlisted',
  );
  const hiddenWoo = woo([
    '1,simple,A,A hidden,1,hidden,1,3,0,5,Gifts,,,,,',
    '2,simple,B,B found,1,search,1,3,0,5,Gifts,,,,,',
  ]);
  const hiddenMagento = magento(
    'M-6,,Default,simple,Default Category/Gifts,base,Found,,,1,Search,10,a,,9,1,1,',
  );
  const odoo = readExport(
    'External ID,Name,Internal Reference,Sales Price,Is Published\ne1,Unpublished bowl,B-1,9.0,False',
  );
  expect(
    [shopify, hiddenWoo, hiddenMagento, odoo].map(({ products, examplesOf }) => [
      products.map(({ published }) => published),
      examplesOf('hidden'),
    ]),
  ).toEqual([
    [['no'], ['Unlisted cup']],
    [
      ['no', 'no'],
      ['A hidden', 'B found'],
    ],
    [['no'], ['Found']],
    [['no'], ['Unpublished bowl']],
  ]);
});

it('prices by quantity, minimums and “sold individually” of WooCommerce are kept, or listed by product', () => {
  const more =
    ',Meta: _fixed_price_rules,Meta: _percentage_price_rules,Meta: _tiered_price_minimum_qty,Meta: maximum_allowed_quantity,Sale price,Meta: _product_addons,Meta: wholesale_price';
  const { products, examplesOf } = woo(
    [
      '1,simple,A,Pen,1,visible,1,500,0,2,Pens,,,,,,"a:2:{i:25;s:4:""1.80"";i:100;s:4:""1.50"";}",,25,,,a:1:{},',
      '2,simple,B,Single,1,visible,1,5,1,2,Pens,,,,,,,,,,,,',
      '3,simple,C,Percent,1,visible,1,5,0,2,Pens,,,,,,,"{""10"":""5"",""50"":""12.5""}",,300,,,1.2',
      '4,simple,D,On sale,1,visible,1,5,0,2,Pens,,,,,,"a:1:{i:25;d:1.8;}",,,,1.9,,',
      '5,simple,E,Dearer,1,visible,1,5,0,2,Pens,,,,,,"a:1:{i:25;s:3:""2.8"";}",,,,,,',
    ],
    more,
  );
  expect(products.map((each) => [each['price_steps'], each['order_minimum'], each['order_maximum']])).toEqual(
    [
      ['25: 1.80; 100: 1.50', '25', undefined],
      [undefined, undefined, '1'],
      ['10: 1.90; 50: 1.75', undefined, '300'],
      [undefined, undefined, undefined],
      [undefined, undefined, undefined],
    ],
  );
  expect(examplesOf('ladders')).toEqual(['On sale', 'Dearer']);
  expect(examplesOf('plugins')).toEqual(['Pen (_product_addons)', 'Percent (wholesale_price)']);
});

it('a service has free delivery and is listed, and a download without its file is hidden', () => {
  const { products, examplesOf } = woo([
    '1,"simple, virtual",A,Design,1,visible,1,,1,15,Services,,,,,',
    '2,"simple, downloadable, virtual",B,File,1,visible,1,,0,5,Services,,,,,',
  ]);
  const shopify = readExport(
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Requires Shipping\nhelp,Help,Title,Default Title,7,false',
  );
  const virtual = magento(
    'M-7,,Default,virtual,Default Category/Gifts,base,Plan,,,1,"Catalog, Search",10,a,,,0,1,',
  );
  expect(products.map((each) => [each['published'], each['shipping_free']])).toEqual([
    ['yes', 'yes'],
    ['no', 'yes'],
  ]);
  expect([examplesOf('services'), examplesOf('downloads')]).toEqual([['Design'], ['File']]);
  expect([shopify.examplesOf('services'), virtual.examplesOf('services')]).toEqual([['Help'], ['Plan']]);
});
