import { encode } from 'uqr';

/**
 * Recent codes, oldest first. They are cached, because the same code is returned every few seconds while a
 * customer waits.
 */
const drawn = new Map<string, string>();
const maxCached = 200;

/**
 * Encodes a text as a QR code: base64 of its modules row by row, one bit each, 1 for dark. Error correction
 * M, which is readable with a seventh of the code damaged.
 */
export function codeModules(text: string): string {
  const before = drawn.get(text);
  if (before !== undefined) return before;
  const { data } = encode(text, { ecc: 'M', border: 0 });
  const modules = data.flat();
  const bytes = Buffer.alloc(Math.ceil(modules.length / 8));
  for (const [at, isDark] of modules.entries())
    if (isDark) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (128 >> (at & 7));
  const made = bytes.toString('base64');
  for (const oldest of drawn.keys()) if (drawn.size >= maxCached) drawn.delete(oldest);
  drawn.set(text, made);
  return made;
}
