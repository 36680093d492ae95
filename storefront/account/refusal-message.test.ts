import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '#web/call.ts';
import { refusalMessage } from './refusal-message.ts';

type Row = { ResponseMsg: string; MessageCode?: 'emailExists' | 'wrongPassword' };
const reply = (statusCode: number, row?: Row, errorMessage: string | null = null): Reply<Row[]> => ({
  data: row ? [row] : [],
  statusCode,
  message: null,
  errorMessage,
  token: null,
});

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

describe('a rejected form', () => {
  it.each([
    ['Email already exists!', 'emailExists'],
    ['This password is too easy to guess. Please choose another one.', 'passwordTooCommon'],
    ['First Name is required', 'generalError'],
    ['', 'generalError'],
  ] as const)('the response %j is shown as %s', (ResponseMsg, code) => {
    expect(refusalMessage(reply(400, { ResponseMsg }))).toBe(code);
  });

  it('a refusal is recognized by its code or by the sentence in its envelope', () => {
    expect(refusalMessage(reply(409, { ResponseMsg: '', MessageCode: 'emailExists' }))).toBe('emailExists');
    expect(refusalMessage(reply(409, undefined, 'Email already exists!'))).toBe('emailExists');
    expect(refusalMessage(reply(400, { ResponseMsg: '', MessageCode: 'wrongPassword' }))).toBe(
      'wrongPassword',
    );
  });

  it.each([
    [429, 'tooManyRequests'],
    [503, 'shopIsBusy'],
    [500, 'generalError'],
  ] as const)('the status %i without a sentence is shown as %s', (status, code) => {
    expect(refusalMessage(reply(status))).toBe(code);
  });
});
