import { describe, expect, it } from 'vitest';
import type { FileRow } from './row.ts';
import { pictureFiles, type ProductColumn } from './product-columns.ts';
import { asRow, read } from '#tests/support/product-rows.ts';

describe('product rows typed by people', () => {
  it.each<[FileRow<ProductColumn>['cells'], object]>([
    [{ price: '$12.5' }, { priceCents: 1250 }],
    [{ price: '១២.៥០' }, { priceCents: 1250 }],
    [{ stock: '' }, { stock: null }],
    [{ stock: '5' }, { stock: 5 }],
    [{ stock: '5', stock_was: '5' }, {}],
    [{ stock: '15', stock_was: '5' }, { stock: { by: 10 } }],
    [{ stock: '', stock_was: '5' }, { stock: null }],
    [{ categories: 'drinkware>Mugs' }, { categoryIds: [3] }],
    [{ categories: 'Mugs & cups; Drinkware' }, { categoryIds: [2, 1] }],
    [{ tags: 'ការិយាល័យ' }, { tagIds: [1] }],
    [{ tags: 'Same #3;' }, { tagIds: [3] }],
    [{ brand: '' }, { brandId: null }],
    [{ published: 'TRUE' }, { state: 'published' }],
    [{ published: 'Archived' }, { state: 'archived' }],
    [
      { colours: 'white; Navy + 1.5' },
      {
        colours: [
          { optionId: 1, priceType: 1, amount: 0 },
          { optionId: 2, priceType: 1, amount: 150 },
        ],
      },
    ],
    [
      { options: 'Logo print (optional): No print; A+ print +12.5%' },
      {
        options: [
          {
            attributeId: 3,
            required: false,
            choices: [
              { optionId: 1, priceType: 1, amount: 0 },
              { optionId: 2, priceType: 2, amount: 1250 },
            ],
          },
        ],
      },
    ],
    [{ price: '12,90' }, { priceCents: 1290 }],
    [{ price: 'US$ 1,234.50' }, { priceCents: 123_450 }],
    [{ price: '1.234,50' }, { priceCents: 123_450 }],
    [{ price: '99.0000' }, { priceCents: 9900 }],
    [{ stock: '5.0' }, { stock: 5 }],
    [{ shipping_charge: '1,50' }, { shippingCents: 150 }],
    [{ colours: 'Navy +1,5' }, { colours: [{ optionId: 2, priceType: 1, amount: 150 }] }],
    [{ short_km: 'ក' }, { texts: { ar: { shortDescription: 'ក' } } }],
    [{ stock_per: '' }, { stockPer: null }],
    [{ stock_per: '', variant_stock: '', variant_stock_was: '' }, { variants: [] }],
    [
      { stock_per: '', variant_stock: '', variant_stock_was: 'White: 1' },
      { stockPer: null, variants: [] },
    ],
    [
      { stock_per: 'color', variant_stock: 'White: 5; Navy: 2', variant_stock_was: 'White: 1' },
      {
        stockPer: 'color',
        variants: [
          { colourId: 1, sizeId: 0, stock: { by: 4 }, sku: '', barcode: '', isCounted: true },
          { colourId: 2, sizeId: 0, stock: 2, sku: '', barcode: '' },
        ],
      },
    ],
  ])('the typed cell %j is read as %j', (cells, fields) => {
    expect(read(cells)).toEqual({ sku: 'A', fields: { sku: 'A', ...fields }, problems: [] });
  });

  it.each<[FileRow<ProductColumn>['cells'], string[]]>([
    [{ sku: ' ' }, ['sku missing']],
    [{ price: '' }, ['price missing']],
    [{ price: '12.5551' }, ['price subCent 12.5551']],
    [{ price: '0.025' }, ['price subCent 0.025']],
    [{ price: '5', price_steps: '1000: 0.023' }, ['price_steps subCent 1000: 0.023']],
    [{ price: '12.505' }, ['price twoNumbers "12.505" could be 12505 or 12.505']],
    [{ price: '1,200' }, ['price twoNumbers "1,200" could be 1200 or 1.2']],
    [{ price: '12,50៛' }, ['price amount 12,50៛']],
    [{ stock: '1,000' }, ['stock twoNumbers "1,000" could be 1000 or 1']],
    [{ order_maximum: '2,5' }, ['order_maximum number 2,5']],
    [{ price: '-5' }, ['price amount -5']],
    [{ stock: '1.5' }, ['stock number 1.5']],
    [{ stock: '3', stock_was: 'x' }, ['stock_was number x']],
    [{ categories: 'Drinkware > Cups' }, ['categories unknown Drinkware > Cups Drinkware > Mugs']],
    [{ tags: 'same' }, ['tags several same']],
    [{ published: 'perhaps' }, ['published state perhaps']],
    [{ shipping_free: 'maybe' }, ['shipping_free yesNo maybe']],
    [{ colours: 'White +1.5551' }, ['colours surcharge White +1.5551']],
    [{ colours: 'White +1,500' }, ['colours twoNumbers "White +1,500" could be 1500 or 1.5']],
    [{ colours: 'Pink +1' }, ['colours unknown Pink']],
    [{ options: 'No print' }, ['options group No print']],
    [{ options: 'Wrapping: Paper' }, ['options unknown Wrapping']],
    [
      { pictures: 'White: mug.jpg; Pink: x.png' },
      ['pictures noPicture mug.jpg', 'pictures unknown Pink', 'pictures noPicture x.png'],
    ],
  ])('the typed cells %j are rejected', (cells, problems) => {
    expect(read(cells).problems.map((each) => Object.values(each).join(' '))).toEqual(problems);
  });

  it('a typed row lists its picture files without their colors', () => {
    expect(pictureFiles(asRow({ pictures: 'White: mug (1).jpg; b\\;c.png;;' }))).toEqual([
      'mug (1).jpg',
      'b;c.png',
    ]);
    expect(pictureFiles(asRow({}))).toEqual([]);
  });
});
