import { connect } from 'node:net';
import type { Database } from '#database/connect.ts';
import type { PaymentProvider } from '#shop/payments/payments.ts';
import type { Config } from '../settings/config.ts';
import { examineKhqr } from './khqr.ts';
import { ProviderError } from '../adapters/payments/provider-error.ts';
import { configuredProviders } from '../payments/open-payments.ts';
import { closedBucket } from '../adapters/storage/open-stores.ts';
import { type Finding, must, note, ok } from './finding.ts';

const timeoutMs = 5000;

/**
 * Checks the external services: contacts the email server, the KHQR service and every payment provider, which is asked
 * for the charges since now.
 * @param db null if the database wasn't opened
 */
export async function examineOutside(config: Config, db: Database | null): Promise<Finding[]> {
  return [
    await mail(config),
    ...messages(config),
    ...(await storage(config)),
    ...payments(config),
    ...(await Promise.all((await configuredProviders(config)).map(answering))),
    ...(await examineKhqr(config, db)),
  ];
}

async function mail({ smtpUrl, mailFrom, publicUrl, mode }: Config): Promise<Finding> {
  if (smtpUrl === undefined) {
    return mode === 'production' ? must('noMailServerYet', {}, 'setMailServer') : note('noMailServer');
  }
  const { hostname, port, protocol, host } = new URL(smtpUrl);
  const answers = await dials(hostname, Number(port) || (protocol === 'smtps:' ? 465 : 587));
  if (answers && mailFrom === undefined && mode === 'production')
    return note('mailFromGuessed', { host: new URL(publicUrl).hostname }, 'setMailFrom');
  return answers ? ok('mailServer', { host }) : must('mailServerAway', { host }, 'lookAtSmtp');
}

const messages = ({ telegram, sms }: Config): Finding[] =>
  telegram && !sms ? [note('noSms', {}, 'setSms')] : [];

async function storage(config: Config): Promise<Finding[]> {
  if (config.storage === null) return [];
  const why = await closedBucket(config);
  return [
    why === null
      ? ok('bucket', { url: config.storage.url })
      : must('bucketClosed', { why, url: config.storage.url }, 'lookAtBucket'),
  ];
}

function payments({ testPayments, stripe, paypal, acquirer, khqr, publicUrl, mode }: Config): Finding[] {
  const findings: Finding[] = [];
  if (testPayments.isOn)
    findings.push(mode === 'production' ? must('testProvider', {}, 'testOff') : note('testProvider'));
  const webhook = (name: string) => `${publicUrl}/api/v1/payments/webhooks/${name}`;
  if (stripe)
    findings.push(
      ok('stripeKeys', { world: /^.._live_/u.test(stripe.secretKey) ? 'live' : 'test' }),
      note('stripeWebhook', { url: webhook('stripe') }),
    );
  if (paypal)
    findings.push(
      ok('paypalKeys', { world: paypal.isLive ? 'live' : 'sandbox' }),
      note('paypalWebhook', { url: webhook('paypal') }),
    );
  if (findings.length === 0 && !acquirer && !khqr) findings.push(note('cashOnly'));
  return findings;
}

async function answering({ name, charges }: PaymentProvider): Promise<Finding> {
  try {
    await charges(new Date(), null, AbortSignal.timeout(timeoutMs));
    return ok('providerAnswers', { provider: name });
  } catch (error) {
    const answer = error instanceof ProviderError ? error.message : `${name} didn’t answer in time`;
    return must('providerFails', { provider: name, answer }, 'checkProvider');
  }
}

const dials = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: timeoutMs });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
