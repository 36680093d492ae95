import { expect, test } from 'vitest';
import { attributeKinds } from '#contract/constants.ts';
import { missingChoice } from './choices.ts';

const { size, color } = attributeKinds;
const needed = [5, color, 4, size].map((attributeId) => ({ attributeId }));

test('the product page asks for the size first, then the color, then the other required options in order', () => {
  const chosen = new Set<number>();
  const requested = needed.map(() => {
    const missing = missingChoice(needed, (id) => chosen.has(id))!.attributeId;
    chosen.add(missing);
    return missing;
  });
  expect(requested).toEqual([size, color, 5, 4]);
  expect(missingChoice(needed, (id) => chosen.has(id))).toBeUndefined();
});
