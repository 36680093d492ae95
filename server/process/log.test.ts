import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { loggedErrors, logOptions } from './log.ts';

function logged(write: (log: pino.Logger) => void): string {
  let lines = '';
  const into = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  write(pino(logOptions('trace'), into));
  return lines;
}

test.each([
  [{ token: 'canary' }],
  [
    {
      req: {
        headers: { token: 'canary', authorization: 'canary', cookie: 'canary', 'set-cookie': ['canary'] },
      },
    },
  ],
  [{ body: { requestParameters: { Password: 'canary', paymentToken: 'canary' } } }],
  [{ customer: { password: 'canary' } }],
])('secrets do not reach the log: %j', (fields) => {
  const lines = logged((log) => log.info(fields, 'message'));
  expect(lines).toContain('[hidden]');
  expect(lines).not.toContain('canary');
});

test('logged errors keep their location and lose details that repeat rows and headers', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'customer_email_key',
    table: 'customer',
    detail: 'Key (email)=(canary) already exists.',
    request: { headers: { other: 'canary' } },
  });
  const lines = logged((log) => log.error({ err: error }, 'failed'));
  expect(JSON.parse(lines)).toMatchObject({
    err: { message: 'duplicate key', code: '23505', constraint: 'customer_email_key' },
  });
  expect(lines).not.toContain('canary');
});

test('errors are counted for operators, and warnings are not', () => {
  const before = loggedErrors();
  logged((log) => {
    log.warn('a warning');
    log.child({ part: 'mail' }).error('an error');
    log.fatal({ err: new Error('broken') }, 'the end');
  });
  expect(loggedErrors() - before).toBe(2);
});
