import { beforeEach, describe, expect, it, vi } from 'vitest';
import { outcomeOf, type SavedReply } from './sent.ts';

const labels = { sent: 'subscribed', failed: 'generalErrorLater' } as const;
const reply = (statusCode: number, ...answers: string[]): SavedReply => ({
  data: answers.map((ResponseMsg) => ({ ResponseMsg })),
  statusCode,
  message: null,
  errorMessage: null,
  token: null,
});

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

describe('the result of a form', () => {
  it("the result of a form is saved when the first row says 'Saved Successfully'", () => {
    expect(outcomeOf(reply(200, 'Saved Successfully'), labels)).toEqual({
      kind: 'success',
      code: 'subscribed',
    });
  });

  it.each([
    ['another sentence', reply(200, 'Saved')],
    ['a broken rule', reply(400, 'Please enter valid email address')],
    ['no row', reply(200)],
    ['the second row alone', reply(200, '', 'Saved Successfully')],
  ])('a form fails with its own error message for %s', (_, answer) => {
    expect(outcomeOf(answer, labels)).toEqual({ kind: 'error', code: 'generalErrorLater' });
  });

  it.each([
    ['was rate-limited', reply(429), 'tooManyRequests'],
    ['met a busy shop', reply(503), 'shopIsBusy'],
    ['got no response', null, 'generalErrorLater'],
  ] as const)('a form that %s is reported', (_, answer, code) => {
    expect(outcomeOf(answer, labels)).toEqual({ kind: 'error', code });
  });

  it('the result of a form is unsent without a network', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(outcomeOf(null, labels)).toEqual({ kind: 'error', code: 'offline' });
  });
});
