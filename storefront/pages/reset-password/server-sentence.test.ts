import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '#web/call.ts';
import { serverSentence } from './server-sentence.ts';

type Row = { ResponseMsg: string };
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

describe('a refused step of the password reset', () => {
  it('a known refusal is shown in our words', () => {
    const known = 'The code is not correct or no longer valid. Please ask for a new one.';
    expect(serverSentence(reply(400, { ResponseMsg: known }, known))).toEqual({ code: 'otpInvalid' });
    expect(serverSentence(reply(429, undefined, 'Slow down'))).toEqual({ code: 'tooManyRequests' });
  });

  it('an unknown refusal is shown in the words of the server', () => {
    expect(serverSentence(reply(204, undefined, 'No such customer'))).toBe('No such customer');
    expect(serverSentence(reply(500))).toEqual({ code: 'generalError' });
  });
});
