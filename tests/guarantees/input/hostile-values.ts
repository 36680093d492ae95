import { gzipSync } from 'node:zlib';

const nul = '\u0000';
const deep = (open: string, depth: number) => open.repeat(depth);

/** Texts that have broken other shops: SQL, patterns, encodings, formats, sizes. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  nul,
  `a${nul}b`,
  `${'a'.repeat(120)}@`,
  '\r\nSet-Cookie: kado=1',
  '\uD800',
  '\uDFFF\uD800',
  '\uFEFF\u200B\u202E\u2066abc',
  '👩‍👩‍👧‍👦'.repeat(40),
  Array.from({ length: 150 }, (_, at) => at).join(','),
  'x'.repeat(5000),
  'ក'.repeat(3000),
  '🂡 🂡 '.repeat(60),
  ...String.raw`\
\\%_
%
%%%%%_%_%_
_
'
"
' or 1=1 --
'; drop table product; --
1; select pg_sleep(300)
1' and (select pg_sleep(300)) is null --
$1
#{7*7}{{7*7}}
(((((((((((((((a+)+)+)+)+)+)+)+)+)+)+)+)+)+)+!
../../../../etc/passwd
%2e%2e%2f%00
<script>alert(1)</script>
javascript:alert(1)
ﬁﷺ
ក្ដ្ដ្ដ្ដ្ដ្ដ្ដ្ដ
១២៣
NaN
Infinity
-1
0
-0
1e309
1.5
0x10
007
2147483647
2147483648
9223372036854775808
99999999999999999999999999
1,2,3,,x,-5
null
undefined
true
[object Object]
__proto__
constructor
toString
2026-13-45T99:99:99Z`.split('\n'),
];

const limits = [0, 1, 2, 5, 100, 101, 999_999, 2_147_483_646, 2_147_483_647];
/** Values at the limits of most fields, which reach the database. */
export const fringeValues: readonly unknown[] = [
  ...limits,
  ' 2 ',
  '',
  null,
  ...String.raw`1 0 000000001 2147483647 % \ _ ' 1,2,2147483647,x 0,0,0 ក a`.split(' '),
];

const plain: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  -999,
  1e21,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  Number.MAX_VALUE,
];
const lists: readonly unknown[] = [[], [[]], [1, 2, 3], ['1'], [null, undefined, {}]];
const objects: readonly unknown[] = [
  {},
  { $ne: null },
  { toString: 'x', valueOf: 1 },
  { length: 1e9 },
  { id: { in: [1, 2] } },
];
/** Values of a wrong type, instead of a text, a number or null. */
export const hostileValues: readonly unknown[] = [...hostileTexts, ...plain, ...lists, ...objects];

export const extraKeys: readonly string[] = [
  ...'constructor prototype toString hasOwnProperty isAdmin role Price OrderTotal DiscountedPrice'.split(' '),
  ...'ShippingCharges customer_id password_hash status_id active StatusID id $where ឈ្មោះ'.split(' '),
  '',
  'a'.repeat(500),
];

/**
 * Returns a cart line of a product whose stock isn't tracked, so that no other data of the demo shop changes.
 */
const line = (product: unknown, quantity: unknown, more: object = {}) => ({
  ProductId: product,
  Quantity: quantity,
  productSelectedAttributes: [],
  ...more,
});
const options = (chosen: unknown) => ({ productSelectedAttributes: chosen });

/** Carts as text, at and beyond their limits. */
export const hostileCarts = (product: number): readonly string[] => [
  ...hostileTexts,
  ...'{ [ [{ {} 7 "[]" [null,1,"x",[],{}]'.split(' '),
  deep('[', 6) + deep(']', 6),
  deep('[', 5000),
  `[{"x":"${'\\"'.repeat(4000)}`,
  `[{"__proto__":{"ProductId":${product}},"Quantity":1}]`,
  ...[-1, 0, 1.5, 1e9, '1e3', 'x', null, {}].map((quantity) => JSON.stringify([line(product, quantity)])),
  ...[{}, [product], -product, 2 ** 31, `${product}'--`, 'x'.repeat(50_000)].map((id) =>
    JSON.stringify([line(id, 1)]),
  ),
  ...[
    [{ constructor: { prototype: { x: 1 } } }],
    Array.from({ length: 101 }, () => line(product, 1)),
    Array.from({ length: 100 }, (_, at) => line(900_000 + at, 1)),
    [line(product, 1, { Price: -5, ShippingCharges: -100, ItemSubTotal: 0 })],
    [line(product, 1, options('x'))],
    [
      line(
        product,
        1,
        options(Array.from({ length: 400 }, () => ({ ProductAttributeID: 3, PrimaryKeyValue: 1 }))),
      ),
    ],
    [line(product, 1, options([{ ProductAttributeID: nul, PrimaryKeyValue: {} }]))],
    [line(product, 1, { DefaultImage: nul })],
    [line(product, 1), line(String(product), '2'), line(` ${product} `, 3)],
  ].map((cart) => JSON.stringify(cart)),
];

/** `ProductsIds` as text, at and beyond its limits. */
export const hostileIdLists: readonly string[] = [
  ...'[] [{"ProductId":0}] [{"__proto__":{"ProductId":1}}] [{"ProductId":-1}] [{"ProductId":[1]}]'.split(' '),
  '{"length":5}',
  '[{"ProductId":2147483647},{"ProductId":" 1 "},{"ProductId":1,"x":{}}]',
  deep('[', 4000),
  ...[100, 101].map((length) => JSON.stringify(Array.from({ length }, (_, at) => ({ ProductId: at })))),
];

/** Returns wish lists, at and beyond their limits. */
export const hostileItems = (product: number): readonly unknown[] => [
  ...[1_000_000, 0, -1].map((Quantity) => [{ ProductId: product, Quantity }]),
  [{ ProductId: product, Quantity: 1, SizeId: 2_147_483_647, ColorId: 2_147_483_647 }],
  [{ ProductId: product, ProductName: nul, Price: -5 }],
  [{ ProductId: 2_147_483_647 }],
  ...[100, 101].map((length) => Array.from({ length }, () => ({ ProductId: product }))),
  [null],
];

/** Whole bodies that aren't valid requests. */
export const hostileBodies: readonly (string | Buffer)[] = [
  '',
  ' ',
  ...`null
[]
7
"x"
true
{
{"requestParameters":
{"requestParameters":{"ProductId":1}
{'requestParameters':{}}
{"requestParameters":{"ProductId":1},}
{"requestParameters":{"__proto__":{"x":1}}}
{"requestParameters":{"constructor":{"prototype":{"x":1}}}}
{"__proto__":{"requestParameters":{}}}`.split('\n'),
  ...[
    deep('[', 21) + deep(']', 21),
    deep('[', 60_000),
    `{"x":${'9'.repeat(3000)}}`,
    `{"x":"${'x'.repeat(131_072)}"}`,
    `{"x":"${'x'.repeat(1_048_576)}"}`,
  ].map((parameters) => `{"requestParameters":${parameters}}`),
  deep('[', 100_000),
  deep('{"a":', 20_000),
  Buffer.alloc(1_048_576, 0xff),
  Buffer.alloc(1000, 0),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from('{"requestParameters":{"SearchTerm":"\xc0\x80\xed\xa0\x80"}}', 'latin1'),
  Buffer.from('\xef\xbb\xbf{"requestParameters":{}}', 'latin1'),
  Buffer.from('{"requestParameters":{}}', 'utf16le'),
];

/** A small body that becomes large when it is decompressed. */
export const packedBody = gzipSync(Buffer.alloc(20_000_000, ' '));
