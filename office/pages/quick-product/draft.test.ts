import { expect, test } from 'vitest';
import { doneSteps, hasStarted, newDraft, steps } from './draft.ts';

test('completes the steps in order', () => {
  const draft = newDraft();
  expect([hasStarted(draft), [...doneSteps(draft, 'en')]]).toEqual([false, []]);
  const photo = new File([], 'a.jpg');
  const part = { left: 0, top: 0, width: 1, height: 1 };
  const whole = { ...draft, photo, part, names: { ar: 'ពែង' }, price: '3' };
  expect(hasStarted(whole)).toBe(true);
  expect([...doneSteps(whole, 'ar')]).toEqual(steps.filter((step) => step !== 'publish'));
  expect([...doneSteps(whole, 'en')]).not.toContain('name');
});
