import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { paymentMethodIds } from '#contract/constants.ts';
import type { Mail } from '#shop/mail/mail.ts';
import { storedMails } from '#server/adapters/mail/stored-mails.ts';
import { mailTransport } from '#server/adapters/mail/mail-transport.ts';
import { mailFolder } from '#server/process/folders.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { readConfig } from '#server/settings/config.ts';
import { mailShop } from './mail-shop.ts';
import { demoTexts, sampleMail } from './sample-mails.ts';

const { startJob, row, queue, tried, allSent, smtp, logged } = await mailShop();
const number = '+85512345678';

/** Both text message services: the requests that they received, and their answers. */
const requests: { path: string; token: string; body: string }[] = [];
let telegram = { status: 200, body: '{"ok":true,"result":{}}' };
let sms = 200;
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  for await (const part of request) body += String(part);
  requests.push({ path: request.url ?? '', token: request.headers.authorization ?? '', body });
  const isTelegram = request.url === '/sendVerificationMessage';
  response.writeHead(isTelegram ? telegram.status : sms).end(isTelegram ? telegram.body : '');
}
const services = createServer((request, response) => void answer(request, response));
await new Promise<void>((resolve) => void services.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
const folder = mkdtempSync(path.join(tmpdir(), 'kado-phone-'));
afterAll(() => {
  services.close();
  rmSync(folder, { recursive: true });
});

const both = {
  TELEGRAM_URL: url,
  TELEGRAM_TOKEN: 'gateway-token',
  SMS_URL: `${url}/sms?sender=Kado&to={to}&text={text}`,
  SMS_TOKEN: 'sms-token',
};
const transport = (env: Record<string, string> = both) =>
  mailTransport(readConfig({ KADO_DATA: folder, SMTP_URL: smtp.url, ...env }));
const code = { ...sampleMail('oneTimeCode', 'en'), to: number } as ReturnType<typeof sampleMail>;
const sent = { ...sampleMail('orderSent', 'ar'), to: number } as ReturnType<typeof sampleMail>;
/** Sends six messages, whatever the outcome of each. */
async function sendSix(texts: { brief: string; code: string | null }, phones = transport()): Promise<void> {
  const mail = { to: number, ...texts } as Parameters<typeof phones.send>[0];
  const signal = AbortSignal.timeout(60_000);
  for (let tries = 0; tries < 6; tries += 1) await phones.send(mail, signal).catch(() => undefined);
}
const formOf = (body = '') => Object.fromEntries(new URLSearchParams(body));

beforeEach(() => {
  requests.length = 0;
  telegram = { status: 200, body: '{"ok":true,"result":{}}' };
  sms = 200;
});

it('a code for a phone number goes by Telegram only, and is not stored anywhere', async () => {
  await queue(code);
  startJob({ transport: transport() });
  await allSent();
  expect(requests).toEqual([
    {
      path: '/sendVerificationMessage',
      token: 'Bearer gateway-token',
      body: JSON.stringify({ phone_number: number, code: '40718263', ttl: 600 }),
    },
  ]);
  expect(smtp.mails).toEqual([]);
  expect((await row()).content).toEqual({});
});

it.each([
  ['doesn’t know it', 200, '{"ok":false,"error":"PHONE_NUMBER_NOT_FOUND"}'],
  ['is unavailable', 503, 'away'],
])('a number whose Telegram %s gets the code by SMS', async (_what, status, body) => {
  telegram = { status, body };
  await queue(code);
  startJob({ transport: transport() });
  await allSent();
  const [, last] = requests;
  expect(last).toMatchObject({ path: '/sms', token: 'Bearer sms-token' });
  expect(formOf(last?.body)).toMatchObject({ sender: 'Kado', to: number });
  expect(formOf(last?.body)['text']).toMatch(/^Angkor Gifts: .*40718263/u);
});

it('a repeated code goes by SMS, because the customer may not open Telegram', async () => {
  await queue({ ...code, content: { ...code.content, isAgain: true } } as typeof code);
  startJob({ transport: transport() });
  await allSent();
  expect(requests.map(({ path: to }) => to)).toEqual(['/sms']);
});

it('order updates go by SMS in the customer’s language, on one line without formatting', async () => {
  await queue(sent);
  startJob({ transport: transport() });
  await allSent();
  expect(requests.map(({ path: to }) => to)).toEqual(['/sms']);
  expect(formOf(requests[0]?.body)['text']).toMatch(/^Angkor Gifts: [^\n\u2066-\u2069]*\p{Script=Khmer}/u);
});

it.each([
  [
    'orderReceived',
    'Order AG10007: We’ve received your order and will call you before we deliver it. https://shop.example/',
  ],
  ['orderSent', 'Order AG10007 is on its way https://shop.example/en/job/1-7-1-abc123'],
  ['paymentReceived', 'We have received your payment of $1,275.30 for order AG10007. https://'],
  ['paymentRefunded', 'We have refunded $25.30 for order AG10007.'],
  ['transferAwaited', 'Pay $53.50 by bank transfer for order AG10007 https://shop.example/'],
] as const)('%s sends an SMS that names the event and the order', (kind, start) => {
  const { brief } = writeMail(sampleMail(kind, 'en'), demoTexts('en'));
  expect(brief.slice(0, 14 + start.length)).toBe(`Angkor Gifts: ${start}`);
});

it('the SMS of a paid order says what was paid', () => {
  const order = sampleMail('orderReceived', 'en') as Mail & { kind: 'orderReceived' };
  const paid = { ...order, content: { ...order.content, paymentMethodId: paymentMethodIds.card } };
  expect(writeMail(paid, demoTexts('en')).brief).toContain(
    'We have received your payment of $1,275.30 for order AG10007. We’ve received your order and will call you',
  );
});

it('an unavailable service is retried later; neither log nor row contains the number', async () => {
  sms = 500;
  await queue(sent);
  startJob({ transport: transport() });
  await tried(1);
  expect(await row()).toMatchObject({ last_error: 'sms answered 500: refused', sent_at: null });
  expect(logged.join('')).not.toContain('12345678');
});

it.each([
  ['the token to five, as for any service', 'ACCESS_TOKEN_INVALID', 5],
  ['a number only for that number', 'PHONE_NUMBER_NOT_FOUND', 6],
])('a refusal limits the attempts of text messages: %s', async (_what, error, times) => {
  telegram = { status: 200, body: JSON.stringify({ ok: false, error }) };
  await sendSix({ brief: '', code: '40718263' }, transport({ TELEGRAM_URL: url, TELEGRAM_TOKEN: 'x' }));
  expect(requests).toHaveLength(times);
});

it('a service that failed five times gets no further requests', async () => {
  sms = 500;
  await sendSix({ brief: 'sent', code: null });
  expect(requests).toHaveLength(5);
});

it('without a message service, a text message is saved to a file, and the demo mailbox shows it', async () => {
  await queue(code);
  startJob({ transport: transport({}) });
  await allSent();
  const [file] = await storedMails(mailFolder({ dataFolder: folder }), 1);
  expect(file?.headers['to']).toContain(number);
  expect(file?.text).toContain('40718263');
  expect(requests).toEqual([]);
});

it('messages other than codes become files when only Telegram is configured', async () => {
  await queue(sent);
  startJob({ transport: transport({ TELEGRAM_URL: url, TELEGRAM_TOKEN: 'gateway-token' }) });
  await allSent();
  expect(requests).toEqual([]);
  expect(await row()).toMatchObject({ is_saved: true });
  const files = await storedMails(mailFolder({ dataFolder: folder }), 9);
  expect(files.filter(({ text }) => text.includes('AG10007'))).toHaveLength(1);
});
