import { describe, expect, test } from 'vitest';
import { crc16 } from './crc16.ts';
import { majorText, minorOf } from './khqr-amount.ts';
import { type KhqrBill, khqrCode, khqrName, type KhqrPayee } from './khqr-code.ts';
import { readKhqr } from './khqr-parse.ts';

const payee: KhqrPayee = {
  account: 'kado_shop@devb',
  merchant: null,
  category: '5947',
  name: 'Kado Gifts',
  city: 'Phnom Penh',
  inKhmer: null,
};
const bill: KhqrBill = {
  currency: 'USD',
  minor: 1250,
  number: '1024-1',
  madeAt: new Date(1_795_256_124_388),
  expiresAt: new Date(1_795_256_424_384),
};

describe('KHQR codes', () => {
  const labels = { mobile: '85512345678', store: 'Kado', terminal: 'web', purpose: 'Order 1024' };
  const tail =
    '5802KH5910Kado Gifts6010Phnom Penh625401061024-10211855123456780304Kado0703web0810Order 102499340013';
  const merchant = { id: 'M0001', bank: 'Dev Bank' };
  test.each([
    [
      'dollars to an account',
      {},
      {},
      `00020101021229180014kado_shop@devb520459475303840540512.50${tail}17952561243880113179525642438463` +
        '0452C4',
    ],
    [
      'riel to an account',
      {},
      { currency: 'KHR', minor: 50_000, madeAt: new Date(1_795_256_124_424) },
      `00020101021229180014kado_shop@devb520459475303116540550000${tail}1795256124424011317952564243846304` +
        '7491',
    ],
    [
      'riel to a merchant',
      { merchant },
      { currency: 'KHR', minor: 50_000, madeAt: new Date(1_795_256_124_424) },
      `00020101021230390014kado_shop@devb0105M00010208Dev Bank520459475303116540550000${tail}1795256124424011317952564243846304` +
        'F4AC',
    ],
  ] as const)('the text of a KHQR matches the sample: %s', (_, otherPayee, otherBill, sample) => {
    const [asPayee, asBill] = [
      { ...payee, ...otherPayee },
      { ...bill, ...otherBill, also: labels },
    ];
    expect(khqrCode(asPayee, asBill)).toBe(sample);
    const { also: _also, ...reply } = asBill;
    expect(readKhqr(sample)).toEqual({ ...asPayee, ...reply, country: 'KH' });
  });

  test.each([
    ['dollars', 'USD', 1250, '540512.505802'],
    ['whole dollars', 'USD', 1200, '540212'],
    ['a cent', 'USD', 1, '54040.01'],
    ['riel, which have no decimals', 'KHR', 50_000, '540550000'],
  ] as const)('the code requests %s', (_, currency, minor, field) => {
    expect(khqrCode(payee, { ...bill, currency, minor })).toContain(field);
  });

  test('the checksum matches the KHQR specification and covers bytes', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16('ក')).toBe(crc16(Buffer.from('ក').toString('utf8')));
  });

  test('the name of a code is the MD5 of its full text, so a new code has a different name', () => {
    expect(khqrName('')).toBe('d41d8cd98f00b204e9800998ecf8427e');
    const later = { ...bill, madeAt: new Date(bill.madeAt.getTime() + 5) };
    expect(khqrName(khqrCode(payee, later))).not.toBe(khqrName(khqrCode(payee, bill)));
  });

  test.each<[string, Partial<KhqrPayee>, Partial<KhqrBill>]>([
    ['a name of 26 letters', { name: 'x'.repeat(26) }, {}],
    ['a name in Khmer outside of its part', { name: 'កាដូ' }, {}],
    ['no name', { name: '' }, {}],
    ['a city of 16 letters', { city: 'x'.repeat(16) }, {}],
    ['an account without a bank', { account: 'kado_shop' }, {}],
    ['an account that is too long', { account: `${'x'.repeat(30)}@devb` }, {}],
    ['a category that is none', { category: '594' }, {}],
    ['a merchant without a number', { merchant: { id: '', bank: 'Dev Bank' } }, {}],
    ['a Khmer name of 26 letters', { inKhmer: { name: 'ក'.repeat(26), city: 'ក' } }, {}],
    ['nothing to pay', {}, { minor: 0 }],
    ['less than nothing', {}, { minor: -1 }],
    ['a part of a cent', {}, { minor: 12.5 }],
    ['more than 13 characters', {}, { currency: 'KHR', minor: 10 ** 13 }],
    ['a number of 26 characters', {}, { number: 'x'.repeat(26) }],
    ['an end before its beginning', {}, { expiresAt: new Date(bill.madeAt.getTime() - 1) }],
    ['an end eleven minutes later', {}, { expiresAt: new Date(bill.madeAt.getTime() + 660_000) }],
    ['times in seconds', {}, { madeAt: new Date(1_795_256_124), expiresAt: new Date(1_795_256_424) }],
    ['no time', {}, { madeAt: new Date(Number.NaN) }],
  ])('a KHQR code with %s is rejected', (_, otherPayee, otherBill) => {
    expect(() => khqrCode({ ...payee, ...otherPayee }, { ...bill, ...otherBill })).toThrow(RangeError);
  });
});

describe('texts that are not our codes', () => {
  const code = khqrCode(payee, bill);
  const signed = (body: string) => body + crc16(body);
  test.each([
    ['a changed letter', code.replace('Gifts', 'Gift5')],
    ['a code cut off', code.slice(0, -9)],
    ['nothing', ''],
    ['a static one', signed(code.replace('010212', '010211').slice(0, -4))],
    ['a tag that comes twice', signed(`${code.slice(0, -8)}5802KH6304`)],
    ['a length beyond its end', signed('0002010102125899KH6304')],
    ['a currency of elsewhere', signed(code.replace('5303840', '5303978').slice(0, -4))],
  ])('a text that is not a valid KHQR code is rejected: %s', (_, text) => {
    expect(readKhqr(text)).toBeNull();
  });
});

describe('KHQR amounts', () => {
  test.each([
    ['12.5', 'USD', 1250],
    ['12.50', 'USD', 1250],
    ['0.01', 'USD', 1],
    ['0.1', 'USD', 10],
    ['19.99', 'USD', 1999],
    ['19.990', 'USD', 1999],
    ['19.991', 'USD', null],
    ['1.0E7', 'KHR', 10_000_000],
    ['1.23456789E7', 'USD', 1_234_567_890],
    ['50000', 'KHR', 50_000],
    ['50000.0', 'KHR', 50_000],
    ['50000.5', 'KHR', null],
    ['-5', 'USD', null],
    ['', 'USD', null],
    ['0x10', 'USD', null],
    ['1e-2', 'USD', null],
    ['9999999999999', 'USD', 999_999_999_999_900],
    ['999999999999999', 'USD', null],
  ] as const)('the amount %s %s is parsed as %s', (text, currency, minor) => {
    expect(minorOf(text, currency)).toBe(minor);
  });

  test('amounts survive formatting and parsing', () => {
    for (const minor of [1, 10, 99, 100, 101, 1250, 1_999_999_999])
      for (const currency of ['USD', 'KHR'] as const)
        expect(minorOf(majorText({ currency, minor }), currency)).toBe(minor);
  });
});
