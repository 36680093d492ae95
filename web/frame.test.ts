import { expect, test, vi } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import type { Call } from './call.ts';
import { loadLabels } from './frame.ts';

/** Returns a call that answers with the texts of one screen; the calls of all other screens fail. */
function answering(entityId: number, texts: Record<string, string>) {
  const requested: unknown[] = [];
  const call = (async (_operation, input) => {
    requested.push(input);
    if ((input as { entityId: number }).entityId !== entityId) throw new Error('no answer');
    const labelsJsonData = Object.entries(texts).map(([labelHtmlId, text]) => ({ labelHtmlId, text }));
    return { statusCode: 200, data: { labelsJsonData }, message: null, errorMessage: null, token: null };
  }) as Call;
  return { call, asked: requested };
}

test('texts load screen by screen in the page’s language, and fall back to English when blank, missing or not loaded', async () => {
  const khmer = { lbl_cart_total: 'សរុប', lbl_cart_subtotal: '' };
  const { call, asked: requested } = answering(cartLabels.entityId, khmer);
  const report = vi.fn<(error: unknown, what: string) => void>();
  const labels = await loadLabels(call, 'ar', [cartLabels, loginLabels], report);
  expect(requested).toEqual([
    { entityId: cartLabels.entityId, languageCode: 'ar' },
    { entityId: loginLabels.entityId, languageCode: 'ar' },
  ]);
  expect(labels).toEqual({
    [cartLabels.entityId]: { ...cartLabels.texts, lbl_cart_total: 'សរុប' },
    [loginLabels.entityId]: loginLabels.texts,
  });
  expect(report.mock.calls.map(([, what]) => what)).toEqual([`labels of entity ${loginLabels.entityId}`]);
});

test('English labels are built in, and staff edits override them', async () => {
  const { call } = answering(cartLabels.entityId, { lbl_cart_total: 'The whole cart' });
  const labels = await loadLabels(call, 'en', [cartLabels], () => undefined);
  expect(labels[cartLabels.entityId]).toEqual({ ...cartLabels.texts, lbl_cart_total: 'The whole cart' });
});
