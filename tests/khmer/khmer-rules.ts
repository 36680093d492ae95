import { wrongSpellings } from './wrong-spellings.ts';

/**
 * The mechanical writing rules of docs/khmer.md. Rules that need a reader (active voice, the right word) are not
 * checked here.
 */

export interface Violation {
  readonly rule: string;
  /** The offending text, with some context. */
  readonly found: string;
}

/** One syllable as it must be typed: letter, subscripts, register sign, vowel, other signs. */
const syllable =
  /[\u1780-\u17B3](?:\u17D2[\u1780-\u17B3])*[\u17C9\u17CA]?[\u17B6-\u17C5]?[\u17C6-\u17C8\u17CB-\u17D1\u17DD]*/gu;

const letter = String.raw`\u1780-\u17B3`;
/** The characters of a Khmer word: letters, vowels, signs, the repetition mark. */
const wordPart = String.raw`\u1780-\u17D3\u17D7\u17DD`;

const patterns: Readonly<Record<string, RegExp>> = {
  'subscript da': /\u17D2\u178A/u,
  'vowel in two parts': /\u17C1[\u17B8\u17B6]/u,
  'subscript ro before another': /\u17D2\u179A\u17D2/u,
  'doubled sign': /([\u17B6-\u17D3\u17DD])\1/u,
  'outdated letter': /\u17A3|\u17A4|\u17B4|\u17B5|\u17D3|\u17D8/u,
  'hidden character': /[\u200B-\u200F\u00A0\u2060\uFEFF]/u,
  'Khmer digit': /[\u17E0-\u17E9]/u,
  'exclamation mark': /!/u,
  'Latin colon': new RegExp(`[${wordPart}»)}] ?:`, 'u'),
  // ះ and ៈ close a bare letter or a short vowel. Anywhere else they are used as a colon.
  'visarga as colon':
    /(?:^|[^\u1780-\u17D3]|[\u17B8-\u17BA\u17BC-\u17C0\u17C3\u17C5\u17C6\u17CB-\u17D1])[\u17C7\u17C8]/u,
  'colon spacing': / ៖|៖(?![\s»)]|$)/u,
  'full stop spacing': / [។៕]|។(?![\s»)]|$)/u,
  'Latin full stop': new RegExp(`[${wordPart}»)]\\.(?:\\s|$)`, 'u'),
  'three dots': /\.\.|…។/u,
  'space before repetition': / ៗ/u,
  'space before question mark': / \?/u,
  'two spaces': / {2}/u,
  'Latin quotes': /["“”„]/u,
  'number without spaces': new RegExp(`[${wordPart}][0-9]|[0-9][${letter}]`, 'u'),
  // "20 ពណ៌ដូចគ្នា" reads as 20 colors. It needs មាន, a classifier or another word in between.
  'number before the colour': /[0-9] ពណ៌(?:ដូច|តែមួយ)/u,
  'space after and / or': new RegExp(`(?:^| )(?:និង|ឬ) (?=[${letter}])`, 'u'),
  'no space before and': new RegExp(`[\\u1780-\\u17D1\\u17D7\\u17DD]និង(?=[${letter}])`, 'u'),
};

/** Names, units, sizes and codes that stay Latin in labels and messages. */
const latinWords = new Set([
  'Angkor',
  'Gifts',
  'Kado',
  'Visa',
  'MasterCard',
  'English',
  'JavaScript',
  'OTP',
  'IP',
  'VATTIN',
  'Credit',
  'Note',
  'redirect',
  'environment',
  'variable',
  'product',
  'Product',
  'feed',
  'passkey',
  'Messenger',
  'Telegram',
  'BotFather',
  'Google',
  'Shopify',
  'WooCommerce',
  'Magento',
  'PrestaShop',
  'XLSX',
  'Wix',
  'Loyverse',
  'Shift',
  'X',
  'Y',
  'API',
  'CSV',
  'SKU',
  'Merchant',
  'Center',
  'Meta',
  'Commerce',
  'Manager',
  'QR',
  'KHQR',
  'OpenAPI',
  'MM',
  'YY',
  'USD',
  'PDF',
  'AI',
  'JPEG',
  'SVG',
  'outlines',
  'PNG',
  'WebP',
  'HEIC',
  // Menu names of an iPhone, which has no Khmer: Settings › Camera › Formats › Most Compatible.
  'Settings',
  'Camera',
  'Formats',
  'Most',
  'Compatible',
  'iPhone',
  'LED',
  'USB',
  'GB',
  'MB',
  'Alt',
  'mAh',
  'cm',
  'ml',
  'A',
  'B',
  'C',
  'S',
  'M',
  'L',
  'XL',
  'A4',
  'A5',
  'A6',
  'GTIN',
  'mm',
  // Names in `doctor` checks, as settings and manuals call them.
  'PostgreSQL',
  'Stripe',
  'PayPal',
  'SMS',
  'STARTTLS',
  'TLS',
  'NTP',
  'S3',
  'MB',
  'ms',
  'webhook',
  'token',
  'proxy',
  'bucket',
  'standby',
  'root',
  'superuser',
  'replication',
  'slot',
  'WAL',
  'SQL',
  'production',
  'demo',
  'loopback',
  'app',
]);

/** Matches text to be typed literally: quoted Latin, and names of settings, files and columns. */
const asItStands =
  /[`«][^`»\u1780-\u17FF]*[`»]|\b[A-Z0-9]+(?:_[A-Z0-9…]+)+(?:=\w+)?|https:\/\/|\b\w+(?:[./_-][\w-]+)+/gu;

/** The rules `checkKhmer` knows, for the test that plants one violation of each. */
export const ruleNames: readonly string[] = [
  ...Object.keys(patterns),
  'order of signs',
  'wrong spelling',
  'Latin letters',
];

export interface CheckOptions {
  /** Whether Latin words outside the allow-list are violations. True for labels, not for catalog texts. */
  readonly latin?: boolean;
}

/** Returns every violation in a Khmer text. HTML is reduced to its text first. */
export function checkKhmer(source: string, options: CheckOptions = {}): Violation[] {
  const text = plainText(source);
  return [
    ...patternViolations(text),
    ...orderViolations(text),
    ...spellingViolations(text),
    ...(options.latin ? latinViolations(text) : []),
  ];
}

/** Returns the sorted `{name}` placeholders of a text: a translation must have those of its original. */
export function placesOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/gu)].map(([place]) => place).toSorted();
}

function plainText(source: string): string {
  return source
    .replaceAll(/<\/?(?:p|ul|ol|li|h\d|br|div|table|tr|td|th)\b[^>]*>/giu, '\n')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&');
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - 8), at + 8).replaceAll('\n', ' ');
}

function patternViolations(text: string): Violation[] {
  return Object.entries(patterns).flatMap(([rule, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ rule, found: around(text, match.index) }] : [];
  });
}

function orderViolations(text: string): Violation[] {
  const rest = text.replaceAll(syllable, (match) => ' '.repeat(match.length));
  const at = rest.search(/[\u17B6-\u17D3\u17DD]/u);
  return at < 0 ? [] : [{ rule: 'order of signs', found: around(text, at) }];
}

function spellingViolations(text: string): Violation[] {
  return Object.entries(wrongSpellings)
    .filter(([wrong]) => text.includes(wrong))
    .map(([wrong, right]) => ({ rule: 'wrong spelling', found: `${wrong}, write ${right}` }));
}

function latinViolations(text: string): Violation[] {
  const words =
    text
      .replaceAll(/\{\w+\}/gu, ' ')
      .replaceAll(asItStands, ' ')
      .match(/[A-Za-z][A-Za-z0-9]*/gu) ?? [];
  return words
    .filter((word) => !latinWords.has(word))
    .map((word) => ({ rule: 'Latin letters', found: word }));
}
