import { connect } from 'node:net';
import type { Database } from '#database/connect.ts';
import type { PaymentProvider } from '#shop/payments/payments.ts';
import type { Config } from '../settings/config.ts';
import { ProviderError } from '../payments/provider-error.ts';
import type { ProviderFinding } from '../payments/provider-setup.ts';
import { configuredSetups } from '../payments/provider-setups.ts';
import { readSecret } from '../settings/secret.ts';
import { respondsClamd } from '../adapters/scanner/clamd.ts';
import { closedBucket } from '../adapters/storage/open-stores.ts';
import { type Finding, found, must, note, ok } from './finding.ts';

const timeoutMs = 5000;

/**
 * Checks the external services: contacts the email server and the payment providers. Requests the charges since now from
 * each provider that has no check of its own.
 * @param db null if the database wasn't opened
 */
export async function examineOutside(config: Config, db: Database | null): Promise<Finding[]> {
  return [
    await mail(config),
    ...messages(config),
    ...(await storage(config)),
    ...(await scanner(config)),
    ...payments(config),
    ...(await providers(config, db)),
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

async function scanner({ clamd, environment: { CLAMD: address = '' } }: Config): Promise<Finding[]> {
  if (clamd === null) return [];
  return [
    (await respondsClamd(clamd, timeoutMs))
      ? ok('scanner', { address })
      : must('scannerAway', { address }, 'lookAtClamd'),
  ];
}

function payments(config: Config): Finding[] {
  const { testPayments, publicUrl, mode } = config;
  const configured = configuredSetups(config);
  const test = mode === 'production' ? must('testProvider', {}, 'testOff') : note('testProvider');
  if (!testPayments.isOn && configured.length === 0) return [note('cashOnly')];
  return [
    ...(testPayments.isOn ? [test] : []),
    ...configured.flatMap(({ setup: { provider, describe }, keys }) =>
      (describe?.(keys, `${publicUrl}/api/v1/payments/webhooks/${provider.name}`) ?? []).map(findingOf),
    ),
  ];
}

async function providers(config: Config, db: Database | null): Promise<Finding[]> {
  const shop = { publicUrl: config.publicUrl, stored: db && { db, secret: () => readSecret(config) } };
  const all = configuredSetups(config).map(async ({ setup, keys }) =>
    setup.check
      ? (await setup.check(keys, shop)).map(findingOf)
      : [await answering(await setup.open(keys, shop))],
  );
  return (await Promise.all(all)).flat();
}

const findingOf = ({ state, code, values = {}, advice }: ProviderFinding): Finding =>
  found(state, code, values, advice);

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
