import { sql } from 'kysely';
import type { Input, Operation } from '#contract/operation.ts';
import type { ConnectionName } from '#contract/operations/office/connections/connection-types.ts';
import { getConnections } from '#contract/operations/office/connections/get-connections.ts';
import { removeConnection } from '#contract/operations/office/connections/remove-connection.ts';
import { saveConnection } from '#contract/operations/office/connections/save-connection.ts';
import type { Database } from '#database/schema.ts';
import { until } from '../until.ts';
import type { HostileTexts } from './hostile-fields.ts';

/** Valid settings of each connection. One field at a time is replaced by a payload. */
const fit: Record<ConnectionName, Record<string, string>> = {
  mail: { host: 'smtp.example', encryption: 'starttls', user: 'shop@example.com', password: 'secret' },
  sender: { name: 'Lotus', address: 'shop@example.com' },
  telegram: { TELEGRAM_TOKEN: '12345:token' },
  telegramBot: { TELEGRAM_BOT_TOKEN: '12345678:abcdefghijklmnopqrstuvwxyz', TELEGRAM_CHAT_ID: '-1001234' },
  sms: { SMS_URL: 'https://sms.example/send', SMS_TOKEN: 'token' },
  stripe: {
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  },
  paypal: {
    PAYPAL_ENVIRONMENT: 'sandbox',
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'webhook',
    PAYPAL_MERCHANT_ID: 'merchant',
  },
  khqr: {
    KHQR_ACCOUNT: 'lotus@aclb',
    KHQR_TOKEN: 'bakong-token-1',
    KHQR_NAME: 'Lotus',
    KHQR_URL: 'https://sit-api-bakong.nbc.gov.kh',
  },
  acquirer: {
    ACQUIRER_URL: 'https://bank.example',
    ACQUIRER_MERCHANT: 'lotus',
    ACQUIRER_SECRET: '0123456789abcdef',
  },
};

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the tests say what they expect
  data: any;
}

/** Ways to make a call of the office; `done` throws when it is refused. */
export interface Calls {
  send<Op extends Operation>(operation: Op, input: Input<Op>): Promise<Answer>;
  done<Op extends Operation>(operation: Op, input: Input<Op>): Promise<Answer['data']>;
}

/** One connection in the answer to the call. */
interface Connection {
  name: ConnectionName;
  state: string;
  version: number | null;
  fields: { name: string; isSecret: boolean; choices: string[]; value: string }[];
}

/**
 * The connection that stays for the tests of screens. The others would send emails and payments to servers
 * that don't exist.
 */
const harmless: ConnectionName = 'sender';

/**
 * Fills each field of the email server and the providers with a payload. A stored value must be returned as
 * typed, and a secret never.
 * @returns a function that removes the connections again
 */
export async function hostileConnections(
  db: Database,
  { send, done }: Calls,
  { texts, refused }: { texts: HostileTexts; refused: string[] },
): Promise<() => Promise<void>> {
  const read = async (name: ConnectionName): Promise<Connection> =>
    (await done(getConnections, {})).connections.find((each: Connection) => each.name === name);
  const remove = async (name: ConnectionName): Promise<void> => {
    const { version } = await read(name);
    if (version !== null) await done(removeConnection, { name, version });
  };
  // Otherwise, unsent emails would be sent to an email server that doesn't exist.
  const untried = sql<{ id: number }>`
    select id from outbox_mail where sent_at is null and tries = 0 and held_for_order is null and next_try_at <= now()`;
  await until('all emails tried', async () => (await untried.execute(db)).rows.length === 0);
  for (const [name, values] of Object.entries(fit) as [ConnectionName, Record<string, string>][]) {
    const { state, fields } = await read(name);
    if (state === 'environment') continue;
    for (const { name: field, isSecret } of fields) {
      const { text, mark } = texts.next(90, true);
      const { version } = await read(name);
      const wish = { name, version, values: { ...values, [field]: text } };
      if ((await send(saveConnection, wish)).status !== 200) {
        refused.push(`${name} ${field}`);
        continue;
      }
      values[field] = text;
      const after = (await read(name)).fields.find((each) => each.name === field)?.value;
      if (after !== (isSecret ? '' : text)) throw new Error(`${name} ${field} is ${after}`);
      if (!isSecret && name === harmless) texts.fields.push({ what: `${name} ${field}`, mark });
    }
    if (name !== harmless) await remove(name);
  }
  return async () => {
    for (const name of Object.keys(fit) as ConnectionName[]) await remove(name);
  };
}
