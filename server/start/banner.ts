import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { behindOf, recommendation } from '#database/embedded/release.ts';
import type { Config } from '../settings/config.ts';
import { mailFolder } from '../process/folders.ts';
import { hasMailbox } from '../http/mailbox.ts';
import { notify } from '../process/progress.ts';

const account = z.object({ email: z.string(), password: z.string() });
const accountsFile = z.union([
  z.array(account),
  z.object({ accounts: z.array(account) }).transform(({ accounts }) => accounts),
]);

export const inactiveWarning =
  'restored copy: it sends no email, runs no jobs and takes no payments until you run npm run db:wake';

export const noShopWarning =
  'the shop has no name and no contact details yet: enter them in the office or run npm run shop:create';

/**
 * What the database says about the shop: the backup from which it was restored, whether it was created,
 * whether it is the demo.
 */
interface ShopFacts {
  inactiveCopyFrom: string | null;
  isCreated: boolean;
  isDemo: boolean;
  /** The link that creates the first owner, once; null if there is an owner. */
  firstOwner: string | null;
}

/** Prints what a person needs to know once the shop is open. */
export function printBanner(config: Config, { port }: AddressInfo, facts: ShopFacts): void {
  const rows = bannerRows(config, port, facts);
  notify(
    [
      '',
      '  Kado is open.',
      '',
      ...rows.map(([name, value]) => `  ${name.padEnd(12)} ${value}`),
      '',
      '  Press Ctrl-C to stop it.',
      '',
    ].join('\n'),
  );
}

/** Returns the lines of the banner, each with a label and a value. */
export function bannerRows(
  config: Config,
  port: number,
  { inactiveCopyFrom, isCreated, isDemo, firstOwner }: ShopFacts,
): [name: string, value: string][] {
  const address = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host;
  const accounts = isDemo ? demoAccounts() : [];
  const isEmbedded = config.databaseUrl === undefined;
  return [
    ['Shop', `http://${address}:${port}/`],
    ...accounts.map(({ email, password }, index): [string, string] => [
      index === 0 ? 'Demo logins' : '',
      `${email}  ${password}`,
    ]),
    ['Office', `http://${address}:${port}/office/${isDemo ? '  (sign in as demo staff there)' : ''}`],
    ['Emails', mails(config, `http://${address}:${port}/mailbox`, address)],
    ...(config.testPayments.isOn
      ? [['Payments', 'test provider: no real money is charged'] as [string, string]]
      : []),
    ...(inactiveCopyFrom === null
      ? []
      : [['Inactive', `${inactiveWarning} (as of ${inactiveCopyFrom})`] as [string, string]]),
    ...(firstOwner === null
      ? []
      : [
          ['First owner', firstOwner] as [string, string],
          ['', 'works once, expires in 24 hours, and makes you the owner'] as [string, string],
        ]),
    ...(isCreated ? [] : [['Set up', noShopWarning] as [string, string]]),
    ['Data', isEmbedded ? config.dataFolder : `${config.dataFolder}, and the server in DATABASE_URL`],
    ...(isEmbedded && config.mode === 'production'
      ? [['Database', `${behindOf() ?? 'embedded'}; ${recommendation}`] as [string, string]]
      : []),
  ];
}

/** Returns where emails are sent. The mailbox is available only on this machine. */
function mails(config: Config, mailbox: string, address: string): string {
  if (config.smtpUrl) return `sent via ${new URL(config.smtpUrl).host}`;
  const folder = mailFolder(config);
  return hasMailbox(config) && address === 'localhost'
    ? `${mailbox}  (files in ${folder})`
    : `saved in ${folder}`;
}

/**
 * Returns the demo accounts. Empty if the file can't be read, which must not prevent the shop from opening.
 */
function demoAccounts(): z.infer<typeof account>[] {
  try {
    const file = path.join(import.meta.dirname, '../..', 'database', 'demo', 'accounts.json');
    return accountsFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
