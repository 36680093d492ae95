import { expect, test } from 'vitest';
import { blankProduct, doneSteps, steps } from './quick-product.ts';

test('the quick product form completes the steps in order', () => {
  expect([...doneSteps(blankProduct, 'en')]).toEqual([]);
  const photo = new File([], 'a.jpg');
  const part = { left: 0, top: 0, width: 1, height: 1 };
  const whole = { ...blankProduct, photo, part, names: { ar: 'ពែង' }, price: '3' };
  expect([...doneSteps(whole, 'ar')]).toEqual(steps.filter((step) => step !== 'publish'));
  expect([...doneSteps(whole, 'en')]).not.toContain('name');
});
