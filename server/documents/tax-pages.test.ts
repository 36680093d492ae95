import { expect, test } from 'vitest';
import { pdfPageCount } from '#tests/support/pdf-text.ts';
import { asDocuments, type Sheet } from './documents.ts';
import { typesetter } from './typeset.ts';

const names = [
  ['អាវយឺតកប្បាស', 'Cotton T-Shirt'],
  ['ពែងសេរ៉ាមិច 330 មល', 'Ceramic Mug 330 ml'],
  ['កាបូបស្ពាយខ្នង City', 'City Backpack'],
  ['ប៊ិចចុច កញ្ចប់ 50 ដើម', 'Ballpoint Pens, Pack of 50'],
];
const sums: [name: string, note: string, amount: string][] = [
  ['សរុបរង', 'Subtotal', '$1,249.00'],
  ['ថ្លៃដឹកជញ្ជូន', 'Shipping', '$4.50'],
  ['ទឹកប្រាក់មិនរួមអតប', 'Net amount', '$1,139.55'],
  ['អតប 10%', 'VAT 10%', '$113.95'],
  ['សរុបរួម', 'Grand total', '$1,253.50'],
  ['អតប ជារៀល', 'VAT in riel', '467,195៛'],
  ['សរុបរួម ជារៀល', 'Total in riel', '5,139,350៛'],
  ['អត្រាប្តូរប្រាក់ចាប់ពី 29-11-2026', 'Exchange rate', '$1 = 4,100៛'],
];

/** A tax invoice as it is issued: each text in both languages, and both addresses. */
const invoice = (lang: Sheet['lang']): Sheet => ({
  lang,
  number: 'INV-2026-000123',
  shop: {
    name: 'ក្រុមហ៊ុន អង្គរកាដូ',
    lines: [
      'Angkor Gifts Co., Ltd.',
      'ផ្លូវ 240 ខណ្ឌដូនពេញ រាជធានីភ្នំពេញ',
      'Street 240, Doun Penh',
      'VATTIN L001-100012345',
    ],
  },
  foot: 'Angkor Gifts',
  heading: 'វិក្កយបត្រអាករ\nTax invoice',
  facts: [
    { head: 'ថ្ងៃ\nDate', lines: ['29-11-2026'] },
    {
      head: 'អ្នកទិញ\nBuyer',
      lines: [
        'Mekong Traders',
        'VATTIN K001-901234567',
        '12 Street 240',
        'ខណ្ឌដូនពេញ រាជធានីភ្នំពេញ',
        'Doun Penh, Phnom Penh',
      ],
    },
    { head: 'ការបញ្ជាទិញ\nOrder', lines: ['AG100123'] },
    { head: 'ថ្ងៃផុតកំណត់\nPay by', lines: ['29-12-2026'] },
  ],
  columns: ['ទំនិញ\nItem', 'ចំនួន\nQuantity', 'តម្លៃឯកតា\nUnit price', 'សរុប\nTotal'],
  lines: names.map(([name = '', english = '']) => ({
    name,
    details: [
      english,
      'ពណ៌៖ ខៀវ · បោះពុម្ព៖ បោះពុម្ព 1 ពណ៌ · ថ្លៃពុម្ព៖ $20.00',
      'Color: Blue · Print: Screen print, 1 color · Set-up: $20.00',
      'អតប $28.39 · VAT $28.39',
    ],
    quantity: '100',
    unit: '$3.12',
    total: '$312.25',
  })),
  sums: sums.map(([name, note, amount]) => ({
    name,
    note,
    amount,
    tone: note === 'Grand total' ? 'total' : 'plain',
  })),
  boxes: [],
  signatures: ['អ្នកទិញ\nBuyer', 'អ្នកលក់\nSeller'].map((head) => ({ head, name: 'Angkor Gifts' })),
});

test.each(['km', 'en'] as const)('a tax invoice of four lines fits one page: %s', async (lang) => {
  const set = await typesetter()(asDocuments('invoice', [invoice(lang)]), () => undefined);
  if (!('pdf' in set)) throw new Error(set.failure);
  expect(await pdfPageCount(set.pdf)).toHaveLength(1);
});
