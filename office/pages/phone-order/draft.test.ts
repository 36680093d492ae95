import { expect, test } from 'vitest';
import { empty, saveDraft, storedDraft } from './draft.ts';

test('the draft lasts as long as the page when storage is blocked', () => {
  expect(() => saveDraft(1, { ...empty, customerId: 7 })).not.toThrow();
  expect(storedDraft(1)).toBe(empty);
});
