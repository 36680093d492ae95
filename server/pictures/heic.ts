/**
 * Brands of ISO base media files (ISO/IEC 23008-12) encoded as HEVC, whose decoder we can't ship because of
 * patents.
 */
const hevc = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** Returns whether a file starts like a picture from an iPhone (HEIC). */
export function isHeic(content: Buffer): boolean {
  if (content.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(content.readUInt32BE(0), content.length, 256);
  const brands = [content.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(content.toString('latin1', at, at + 4));
  return !brands.includes('avif') && brands.some((brand) => hevc.has(brand));
}
