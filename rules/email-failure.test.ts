import { expect, it } from 'vitest';
import { emailFailure } from './email-failure.ts';

it.each([
  ['EAUTH AUTH PLAIN 535 5.7.8', 'password'],
  ['EDNS CONN ENOTFOUND', 'host'],
  ['ESOCKET CONN ECONNREFUSED', 'closed'],
  ['ECONNECTION CONN', 'closed'],
  ['ESOCKET CONN TLS', 'tls'],
  ['ETLS STARTTLS 502', 'tls'],
  ['ETIMEDOUT CONN', 'timeout'],
  ['took too long', 'timeout'],
  ['EENVELOPE MAIL FROM 553 5.1.8', 'sender'],
  ['EENVELOPE RCPT TO 550 5.1.1', 'recipient'],
  ['EMESSAGE DATA 451 4.7.1', null],
  ['the shop has no e-mail address', null],
])('the reason %s of a failed email is the fault %s', (reason, mailFailure) => {
  expect(emailFailure(reason)).toBe(mailFailure);
});
