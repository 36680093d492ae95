import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../process/operator-error.ts';
import { clamdAddress } from './clamd-address.ts';
import { reservationLimits } from './reservation-limits.ts';
import { paymentProblems, usesTestPayments } from '../payments/payment-settings.ts';
import { providerKeys, providerVariables } from '../payments/provider-setups.ts';
import { limitsOf } from './limit-names.ts';
import { messageSenders, messageVariables } from './message-settings.ts';
import { plaintextProblems } from './plaintext.ts';
import { storageOf } from './storage-settings.ts';
import { isProxyList } from './proxy-list.ts';
import {
  wholeNumber,
  limit,
  dollars,
  percent,
  urlOf,
  databaseUrl,
  origin,
  list,
  optionalText,
} from '../process/environment-values.ts';

/** Every environment variable the shop reads (docs/operating/settings.md lists them); an empty one counts as unset. */
export const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(8080),
    HOST: z.string().max(255).default('127.0.0.1'),
    PUBLIC_URL: z.string().refine(origin, 'must be like https://shop.example, without a path').optional(),
    OFFICE_URL: z.string().refine(origin, 'must be like https://office.example, without a path').optional(),
    OFFICE_ADDRESSES: list
      .refine(isProxyList, 'must be addresses or networks, e.g. 203.0.113.7 or 10.0.0.0/8')
      .default([]),
    CONTENT_URL: z
      .string()
      .refine(origin, 'must be like https://pictures.example, without a path')
      .optional(),
    CDN_SECONDS: wholeNumber(0, 3600).default(0),
    S3_URL: urlOf('http', 'https').optional(),
    S3_REGION: z.string().max(100).default('us-east-1'),
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    KADO_DATA: z.string().default('./var'),
    KADO_MODE: z.enum(['demo', 'production'], 'must be demo or production').default('demo'),
    KADO_EMBEDDED: z.enum(['demo', 'production'], 'must be demo or production').default('demo'),
    KADO_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    KADO_FORMER_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: databaseUrl,
    DATABASE_READ_URL: databaseUrl,
    DATABASE_LISTEN_URL: databaseUrl,
    DATABASE_PATIENCE: wholeNumber(1, 100).default(1),
    DATABASE_WAIT: wholeNumber(0, 3600).default(120),
    SMTP_URL: urlOf('smtp', 'smtps').optional(),
    CLAMD: z
      .string()
      .regex(/^(?:\/.+|[^\s/@?#]+:\d{1,5})$/u, 'must be host:port or the path of a Unix socket')
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]*[^\s@<]@[^\s@>]+>?$/u, 'must be an email address')
      .optional(),
    ...messageVariables,
    CORS_ORIGINS: list
      .refine((origins) => origins.every(origin), 'must be origins like https://app.example')
      .default([]),
    TRUST_PROXY: list
      .refine(isProxyList, 'must be addresses of your proxies, e.g. loopback or 10.0.0.0/8')
      .default([]),
    PLAINTEXT_HOSTS: list.default([]),
    WEBHOOK_LOOPBACK: z.enum(['on', 'off'], 'must be on or off').default('off'),
    KADO_COMMIT: z
      .string()
      .regex(/^[\da-f]{0,64}$/u, 'must be a commit id')
      .optional(),
    METRICS_PORT: wholeNumber(1, 65_535).optional(),
    METRICS_HOST: z.string().max(255).default('127.0.0.1'),
    OTEL_EXPORTER_OTLP_ENDPOINT: urlOf('http', 'https').optional(),
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: urlOf('http', 'https').optional(),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a log level of pino')
      .default('info'),
    LIMIT_BROWSE: limit(600),
    LIMIT_ACCOUNT: limit(20),
    LIMIT_ORDER: limit(30),
    LIMIT_MESSAGE: limit(10),
    LIMIT_OFFICE: limit(600),
    COD_DAILY_CAP: limit(20),
    COD_NEWCOMER_ORDERS: limit(3),
    COD_NEWCOMER_DOLLARS: dollars(1000),
    COD_KNOWN_ORDERS: limit(20),
    COD_KNOWN_DOLLARS: dollars(5000),
    COD_CONFIRM_HOURS: wholeNumber(0, 720).default(48),
    HOLD_ADDRESS_ORDERS: limit(200),
    HOLD_ADDRESS_PERCENT: percent(5),
    HOLD_CASH_PERCENT: percent(3),
    HOLD_PRODUCT_PERCENT: percent(75),
    HOLD_NEWCOMERS_PERCENT: percent(25),
    CARD_DECLINES_CUSTOMER: limit(10),
    CARD_DECLINES_ADDRESS: limit(50),
    CARD_DECLINES_SHOP: limit(400),
    LOGIN_FAILS_ACCOUNT: limit(10),
    LOGIN_FAILS_ADDRESS: limit(100),
    RESET_CODES_QUARTER: limit(3),
    RESET_CODES_DAY: limit(10),
    RESET_TRIES_ADDRESS: limit(30),
    RESET_GUESSES_SHOP: limit(1000),
    SIGNUPS_ADDRESS: limit(30),
    REVIEWS_ADDRESS: limit(10),
    PAYMENT_TEST: z.enum(['auto', 'on', 'off'], 'must be auto, on or off').default('auto'),
    PAYMENT_TEST_URL: urlOf('http').optional(),
    ...providerVariables,
    KADO_BUILD: z
      .enum(['production', 'development'], 'must be production or development')
      .default('production'),
  })
  .superRefine((env, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    for (const { name, problem } of [...paymentProblems(env), ...plaintextProblems(env)])
      refuse(name, problem);
    for (const name of ['DATABASE_OWNER_URL', 'DATABASE_READ_URL', 'DATABASE_LISTEN_URL'] as const)
      if (env[name] && !env.DATABASE_URL) refuse(name, 'requires DATABASE_URL');
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      if ((env.S3_URL === undefined) !== (env[name] === undefined))
        refuse(name, 'and S3_URL must be set together');
    if ((env.TELEGRAM_BOT_TOKEN === undefined) !== (env.TELEGRAM_CHAT_ID === undefined))
      refuse('TELEGRAM_CHAT_ID', 'and TELEGRAM_BOT_TOKEN must be set together');
    if (env.KADO_FORMER_SECRET && !env.KADO_SECRET) refuse('KADO_FORMER_SECRET', 'requires KADO_SECRET');
    // Emails link to this URL, and it determines whether cookies are secure.
    if (env.KADO_MODE === 'production' && !env.PUBLIC_URL)
      refuse('PUBLIC_URL', 'must be set in production, e.g. https://shop.example');
    if (env.KADO_MODE === 'production' && env.WEBHOOK_LOOPBACK === 'on')
      refuse('WEBHOOK_LOOPBACK', 'is only for demo mode');
    // With a database server there can be several processes, each of which would create its own key.
    if (env.KADO_MODE === 'production' && env.DATABASE_URL && !env.KADO_SECRET) {
      refuse('KADO_SECRET', 'must be set in production with DATABASE_URL');
    }
  });

export type Config = ReturnType<typeof readConfig>;

/**
 * Returns the settings of a shop whose port the system chose. The office has a host name, because passkeys
 * don't work on IP addresses.
 */
export function configAt(port: number): Config {
  const at = (host: string) => `http://${host}:${port}`;
  const urls = { PUBLIC_URL: at('127.0.0.1'), OFFICE_URL: at('localhost') };
  return readConfig({ ...urls, ...process.env, PORT: String(port) });
}

/** Returns the variables that are set. Empty ones count as unset. */
const givenIn = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));

/** Returns the first invalid variable and the problem. Null if all are valid. */
export function problemOf(env: NodeJS.ProcessEnv): { name: string; problem: string } | null {
  const issue = environment.safeParse(givenIn(env)).error?.issues[0];
  return issue ? { name: String(issue.path[0]), problem: issue.message } : null;
}

/** Reads the settings. Errors name a variable without its value, which may be secret. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const given = givenIn(env);
  const read = environment.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new OperatorError(`the environment variable ${String(issue?.path[0])} ${issue?.message}.`);
  }
  const { data } = read;
  return {
    /** The variables as text. They override what staff enter in the office (server/connections). */
    environment: given as Readonly<Record<string, string | undefined>>,
    port: data.PORT,
    host: data.HOST,
    /** The shop's URL without a trailing slash. */
    publicUrl: (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/u, ''),
    /** The URL of the office without a trailing slash. Its pages are below /office/. */
    officeUrl: (data.OFFICE_URL ?? data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/$/u, ''),
    /** The IP addresses that can reach the office; an empty list allows all. */
    officeAddresses: data.OFFICE_ADDRESSES,
    /** The URL that serves pictures instead, without a trailing slash. */
    contentUrl: data.CONTENT_URL?.replace(/\/$/u, ''),
    /** Seconds a CDN may cache a page; 0 sends no CDN headers. */
    cdnSeconds: data.CDN_SECONDS,
    /** The bucket of pictures and private files; null uses the data folder. */
    storage: storageOf(data),
    dataFolder: path.resolve(data.KADO_DATA),
    mode: data.KADO_MODE,
    /** A mode that may use the embedded database, in addition to demo. */
    embeddedMay: data.KADO_EMBEDDED,
    secret: data.KADO_SECRET,
    formerSecret: data.KADO_FORMER_SECRET,
    databaseUrl: data.DATABASE_URL,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    /** The URL of a replica for public reads. */
    databaseReadUrl: data.DATABASE_READ_URL,
    /** The URL of the same database, bypassing a pooler, for LISTEN. */
    databaseListenUrl: data.DATABASE_LISTEN_URL,
    /** A factor for all database timeouts. */
    databaseTimeoutMs: data.DATABASE_PATIENCE,
    /** How long a start waits for a database that isn’t reachable yet. */
    databaseWaitMs: data.DATABASE_WAIT * 1000,
    smtpUrl: data.SMTP_URL,
    /** The sender of emails. Default: the shop's name, at its own address. */
    mailFrom: data.MAIL_FROM,
    /** The virus scanner for artwork; null without one. */
    clamd: data.CLAMD === undefined ? null : clamdAddress(data.CLAMD),
    ...messageSenders(data),
    corsOrigins: data.CORS_ORIGINS.map((each) => new URL(each).origin),
    /** Proxies whose X-Forwarded-* headers are trusted; an empty list trusts none. */
    trustProxy: data.TRUST_PROXY,
    /** Whether webhooks may go to this machine. */
    webhookLoopback: data.WEBHOOK_LOOPBACK === 'on',
    /** The commit that the release was built from, for metrics; '' asks the checkout. */
    commit: data.KADO_COMMIT ?? '',
    /** The address where Prometheus scrapes; null disables metrics. */
    metrics: data.METRICS_PORT === undefined ? null : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    traced: Boolean(data.OTEL_EXPORTER_OTLP_ENDPOINT ?? data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
    logLevel: data.LOG_LEVEL,
    /** Requests per minute and IP address, by kind of operation. */
    limits: {
      browse: data.LIMIT_BROWSE,
      account: data.LIMIT_ACCOUNT,
      order: data.LIMIT_ORDER,
      message: data.LIMIT_MESSAGE,
      office: data.LIMIT_OFFICE,
    },
    /** Failed logins allowed in 15 minutes. */
    loginLimits: { perAccount: data.LOGIN_FAILS_ACCOUNT, perAddress: data.LOGIN_FAILS_ADDRESS },
    /** Limits for codes: per email address, per machine and hour, wrong ones per shop and hour. */
    resetLimits: {
      codesPerQuarter: data.RESET_CODES_QUARTER,
      codesPerDay: data.RESET_CODES_DAY,
      perAddress: data.RESET_TRIES_ADDRESS,
      guessesPerHour: data.RESET_GUESSES_SHOP,
    },
    /** Signups and seller requests per machine and hour: they reveal whether an address is taken. */
    signupsPerAddress: data.SIGNUPS_ADDRESS,
    /** Reviews per machine and hour. */
    reviewsPerAddress: data.REVIEWS_ADDRESS,
    /** All configured limits by variable name. */
    allLimits: limitsOf(data),
    holdLimits: reservationLimits(data),
    /** Declined cards allowed per day. */
    cardLimits: {
      perCustomer: data.CARD_DECLINES_CUSTOMER,
      perAddress: data.CARD_DECLINES_ADDRESS,
      perShop: data.CARD_DECLINES_SHOP,
    },
    /** The test provider. `url` is that of a running one, with its key as the user name. */
    testPayments: {
      isOn: usesTestPayments(data),
      url: data.PAYMENT_TEST_URL,
    },
    /** The settings of the payment providers by name; null if one isn't set up. */
    ...providerKeys(data),
    /**
     * Which build of the pages is made and served. React's development build prints warnings that the
     * production build omits.
     */
    build: data.KADO_BUILD,
    buildFolder: path.resolve(
      import.meta.dirname,
      '../..',
      data.KADO_BUILD === 'development' ? 'dist-development' : 'dist',
    ),
  };
}
