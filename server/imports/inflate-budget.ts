import { inflateRawSync } from 'node:zlib';

const endSignature = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const entrySignature = 0x02_01_4b_50;
const deflated = 8;

/**
 * Inflates all parts of a zip in sequence within one budget, because a file of kilobytes can inflate to
 * gigabytes and declare a false size.
 * @throws RangeError when they exceed the budget or the zip is incomplete
 */
export function* inflatedParts(zip: Buffer, budget: number): Generator<{ name: string; content: Buffer }> {
  const end = zip.lastIndexOf(endSignature);
  if (end < 0) throw new RangeError('not a zip file');
  let left = budget;
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== entrySignature) throw new RangeError('a damaged zip');
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + size);
    // A limit of 0 would mean none.
    const content =
      method === deflated ? inflateRawSync(packed, { maxOutputLength: Math.max(left, 1) }) : packed;
    left -= content.length;
    if (left < 0) throw new RangeError('too much to unpack');
    yield { name: zip.toString('utf8', at + 46, at + 46 + nameLength), content };
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
}
