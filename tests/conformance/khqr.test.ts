import { readFile } from 'node:fs/promises';
import path from 'node:path';
import jsQR from 'jsqr';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { BakongKHQR } from 'bakong-khqr';
import { KHQR } from 'ts-khqr';
import { khqrName } from '#server/payments/khqr/khqr-code.ts';
import { readKhqr } from '#server/payments/khqr/khqr-parse.ts';
import { codeModules } from '#server/operations/payments/code-modules.ts';
import { qrCode } from '#storefront/payment/code/qr-path.ts';
import { officialCode, otherCode, ownCode, type Wanted, requestedCodes } from '../support/khqr-codes.ts';

/**
 * `KHQR_DRAWN=10000` compares that many more, and draws each and reads it with two decoders, which takes
 * minutes.
 */
const drawn = Number(process.env['KHQR_DRAWN'] ?? 20);
const pixels = 3;

beforeAll(async () => {
  const folder = path.dirname(new URL(import.meta.resolve('zxing-wasm/reader')).pathname);
  const wasmBinary = await readFile(path.join(folder, '../../reader/zxing_reader.wasm'));
  await prepareZXingModule({
    overrides: { wasmBinary: wasmBinary.buffer },
    fireImmediately: true,
  });
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Returns the code as a camera sees it on the page, with its quiet zone. */
function picture(text: string): Pick<ImageData, 'data' | 'width' | 'height'> {
  const { size, runs } = qrCode(codeModules(text));
  const side = size * pixels;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, length } of runs)
    for (let row = y * pixels; row < (y + 1) * pixels; row += 1)
      for (let column = x * pixels; column < (x + length) * pixels; column += 1)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return { data, width: side, height: side };
}

const fieldsOf = ({ payee, bill }: Wanted) => ({
  bakongAccountID: payee.account,
  merchantID: payee.merchant?.id ?? null,
  acquiringBank: payee.merchant?.bank ?? null,
  merchantCategoryCode: payee.category,
  transactionCurrency: bill.currency === 'USD' ? '840' : '116',
  countryCode: 'KH',
  merchantName: payee.name,
  merchantCity: payee.city,
  billNumber: bill.number,
  merchantNameAlternateLanguage: payee.inKhmer?.name ?? null,
  merchantCityAlternateLanguage: payee.inKhmer?.city ?? null,
  creationTimestamp: String(bill.madeAt.getTime()),
  expirationTimestamp: String(bill.expiresAt.getTime()),
});

const partsOf = (code: string): [string, string] => {
  const end = code.lastIndexOf('6304') + 4;
  return [code.slice(0, end), code.slice(end)];
};

const same = (one: object, other: Readonly<Record<string, unknown>> | null): boolean =>
  Object.entries(one).every(([name, value]) => other?.[name] === value);

/** Returns the differences between the decoders' results. */
function disagreements(expected: Wanted): string[] {
  const code = ownCode(expected);
  const fields = fieldsOf(expected);
  // In the other library, checksums below 0100 have three digits, which payers' apps would refuse. Ours have
  // four.
  const [body, sum] = partsOf(otherCode(expected).data?.qr ?? '');
  const read = readKhqr(code);
  const agree = {
    official: same({ qr: code, md5: khqrName(code) }, officialCode(expected).data),
    other: body === code.slice(0, -4) && Number.parseInt(sum, 16) === Number.parseInt(code.slice(-4), 16),
    'official verifier': BakongKHQR.verify(code).isValid,
    'official parser': same(fields, BakongKHQR.decode(code).data),
    'other parser': same(fields, KHQR.parse(code).data),
    own:
      JSON.stringify(read) ===
      JSON.stringify({ ...read, ...expected.payee, ...expected.bill, country: 'KH' }),
  };
  return Object.entries(agree).flatMap(([who, does]) => (does ? [] : [`${who}: ${code}`]));
}

describe('KHQR compatibility with other implementations', () => {
  test('1,000 codes agree with two encoders and three parsers in every field and in the checksum', () => {
    expect(requestedCodes(Math.max(1000, drawn)).flatMap(disagreements)).toEqual([]);
  });

  test.each(['all', 'none'] as const)(
    'two decoders read the drawn codes, with Khmer in %s of them',
    { timeout: 3_600_000 },
    async (khmer) => {
      vi.useRealTimers();
      for (const expected of requestedCodes(Math.ceil(drawn / 2), khmer)) {
        const code = ownCode(expected);
        const seen = picture(code);
        const [found] = await readBarcodes(seen as ImageData, { formats: ['QRCode'], characterSet: 'UTF8' });
        expect(found?.text).toBe(code);
        expect(jsQR(seen.data, seen.width, seen.height)?.data).toBe(code);
      }
    },
  );
});
