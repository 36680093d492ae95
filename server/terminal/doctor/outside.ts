import { connect } from 'node:net';
import type { Database } from '#database/connect.ts';
import type { Config } from '../../settings/config.ts';
import { examineKhqr } from './khqr.ts';
import { closedBucket } from '../../outside/storage/open-stores.ts';
import { type Finding, must, note, ok } from './finding.ts';

const patience = 5000;

/**
 * Whom the shop talks to: the mail server and the service of KHQR are asked, other providers are only looked at in the settings.
 * @param db null: it was not looked at
 */
export async function examineOutside(config: Config, db: Database | null): Promise<Finding[]> {
  return [
    await mail(config),
    ...messages(config),
    ...(await storage(config)),
    ...payments(config),
    ...(await examineKhqr(config, db)),
  ];
}

async function mail({ smtpUrl, mailFrom, publicUrl, mode }: Config): Promise<Finding> {
  if (smtpUrl === undefined) {
    return mode === 'production'
      ? must('SMTP_URL is not set: mails become files and reach nobody', 'set it to your mail server')
      : note('SMTP_URL is not set: mails become files');
  }
  const { hostname, port, protocol, host } = new URL(smtpUrl);
  const answers = await dials(hostname, Number(port) || (protocol === 'smtps:' ? 465 : 587));
  if (answers && mailFrom === undefined && mode === 'production')
    return note(
      `mails come from shop@${new URL(publicUrl).hostname}, which may not be there`,
      'set MAIL_FROM to an address that gets answers',
    );
  return answers
    ? ok(`the mail server ${host} answers`)
    : must(`the mail server ${host} does not answer`, 'look at SMTP_URL, the network and the server');
}

const messages = ({ telegram, sms }: Config): Finding[] =>
  telegram && !sms
    ? [
        note(
          'SMS_URL is not set: who logs in by number gets codes by Telegram alone, and no word of an order',
          'set it to an SMS service',
        ),
      ]
    : [];

async function storage(config: Config): Promise<Finding[]> {
  if (config.storage === null) return [];
  const why = await closedBucket(config);
  return [
    why === null
      ? ok(`the bucket ${config.storage.url} can be read`)
      : must(why, 'look at the settings S3_…'),
  ];
}

function payments({ testPayments, stripe, paypal, acquirer, khqr, publicUrl, mode }: Config): Finding[] {
  const findings: Finding[] = [];
  if (testPayments.isOn)
    findings.push(
      mode === 'production'
        ? must('the test provider is on: card, wallet and KHQR take no money', 'set PAYMENT_TEST=off')
        : note('the test provider is on: card, wallet and KHQR take no money'),
    );
  const webhook = (name: string) => `${publicUrl}/api/v1/payments/webhooks/${name}`;
  if (stripe)
    findings.push(
      ok(`keys of Stripe are set, of the ${/^.._live_/u.test(stripe.secretKey) ? 'live' : 'test'} world`),
      note(`Stripe’s webhook must lead to ${webhook('stripe')}`),
    );
  if (paypal)
    findings.push(
      ok(`keys of PayPal are set, environment ${paypal.isLive ? 'live' : 'sandbox'}`),
      note(`PayPal’s webhook must lead to ${webhook('paypal')}`),
    );
  if (findings.length === 0 && !acquirer && !khqr)
    findings.push(note('no payment provider is set: cash on delivery only'));
  return findings;
}

const dials = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: patience });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
