import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What every key begins with, so that secret scanners and people recognize one. */
export const keyPrefix = 'kado_';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The random characters (190 bits), and those of the checksum. */
const [randomLength, sumLength] = [32, 6];
const shape = new RegExp(`^${keyPrefix}[0-9A-Za-z]{${randomLength + sumLength}}$`, 'u');

/** Returns the checksum of a key: CRC-32 of its random characters, in base 62. */
function sumOf(random: string): string {
  let rest = crc32(random);
  let sum = '';
  for (let at = 0; at < sumLength; at += 1) {
    sum = `${digits[rest % digits.length]}${sum}`;
    rest = Math.floor(rest / digits.length);
  }
  return sum;
}

export function newKeyText(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join('');
  return keyPrefix + random + sumOf(random);
}

/** Returns whether a text is a complete key, by its checksum: truncated and mistyped ones need no query. */
export const isKeyText = (text: string): boolean =>
  shape.test(text) && text.endsWith(sumOf(text.slice(keyPrefix.length, -sumLength)));
