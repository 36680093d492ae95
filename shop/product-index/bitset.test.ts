import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBits, countShared, emptyBits, setBit } from './bitset.ts';

const capacity = 1000;
const some = fc.uniqueArray(fc.nat({ max: capacity - 1 }), { maxLength: 300, size: 'max' });

it('the intersection of two sets is counted, including sets that fill fewer than eight words', () => {
  fc.assert(
    fc.property(some, some, fc.integer({ min: 1, max: capacity }), (one, other, end) => {
      const sets = [one, other].map((numbers) => numbers.filter((each) => each < end));
      const [first, second] = sets.map((numbers) => {
        const bits = emptyBits(end);
        for (const each of numbers) setBit(bits, each);
        return bits;
      });
      const both = new Set(sets[0]).intersection(new Set(sets[1]));
      expect(countShared(first!, second!)).toBe(both.size);
      expect(countBits(first!)).toBe(sets[0]!.length);
    }),
    { endOnFailure: true },
  );
});
