import { Writable } from 'node:stream';
import pino from 'pino';
import { expect, test } from 'vitest';
import { OverloadedError } from '#shop/work-queue/work-queue.ts';
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

test.each([
  ['a connection', new Error('timeout exceeded when trying to connect')],
  ['an opening connection', new Error('Connection terminated due to connection timeout')],
  ['an answer', new Error('Query read timeout')],
  ['a canceled statement', new Error('canceling statement due to statement timeout')],
  ['a lock', new Error('canceling statement due to lock timeout')],
  ['a place in a queue', new OverloadedError()],
  ['a cause', new Error('not loaded', { cause: new Error('Query read timeout') })],
])('work that waited too long for %s is logged as a warning, without an alert', (_what, err) => {
  const before = loggedErrors();
  const { level, msg } = JSON.parse(logged((log) => log.error({ err }, 'failed'))) as pino.LogEvent & {
    level: number;
    msg: string;
  };
  expect([level, msg]).toEqual([40, 'failed']);
  expect(loggedErrors()).toBe(before);
});
