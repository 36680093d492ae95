import { z } from 'zod';

const plain = (most: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[\\x21-\\x7e]([\\x20-\\x7e]{0,${most - 2}}[\\x21-\\x7e])?$`, 'u'),
      `must be at most ${most} Latin letters, digits and symbols`,
    );
const written = (most: number) =>
  z.string().regex(new RegExp(`^[^\\p{Cc}]{1,${most}}$`, 'u'), `must have at most ${most} characters`);
const account = z
  .string()
  .max(32)
  .regex(/^[\x21-\x3f\x41-\x7e]+@[\x21-\x3f\x41-\x7e]+$/u, 'must be like name@bank, at most 32 characters');

/** The default URL of Bakong's service. */
const liveUrl = 'https://api-bakong.nbc.gov.kh';

/** The environment variables of KHQR; lengths are those of the code's fields. */
export const khqrVariables = {
  KHQR_ACCOUNT: account.optional(),
  KHQR_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{8,4000}$/u, 'is not a valid token')
    .optional(),
  KHQR_NAME: plain(25).optional(),
  KHQR_CITY: plain(15).default('Phnom Penh'),
  KHQR_NAME_KM: written(25).optional(),
  KHQR_CITY_KM: written(15).default('ភ្នំពេញ'),
  KHQR_MERCHANT_ID: plain(27).optional(),
  KHQR_BANK: plain(27).optional(),
  KHQR_CATEGORY: z
    .string()
    .regex(/^\d{4}$/u, 'must have four digits')
    .default('5947'),
  KHQR_EMAIL: z.email('must be an email address').max(30).optional(),
  KHQR_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && isService(new URL(text)),
      'must be like https://api-bakong.nbc.gov.kh',
    )
    .default(liveUrl),
};

/** Returns whether a URL uses HTTPS, or is a local stub. */
const isService = ({ protocol, hostname, pathname, search }: URL): boolean =>
  pathname === '/' && search === '' && (protocol === 'https:' || (protocol === 'http:' && isHere(hostname)));
const isHere = (hostname: string) => ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

type KhqrSettings = z.output<z.ZodObject<typeof khqrVariables>>;

/** Returns problems of variables that must be set together. */
export const khqrProblems = (env: KhqrSettings): { name: string; problem: string }[] =>
  (
    [
      ['KHQR_MERCHANT_ID', 'KHQR_BANK'],
      ['KHQR_BANK', 'KHQR_MERCHANT_ID'],
    ] as const
  ).flatMap(([name, other]) =>
    env[name] !== undefined && env[other] === undefined
      ? [{ name: other, problem: `must be set together with ${name}` }]
      : [],
  );

/** Returns whether KHQR takes real money: with any service but the test environment or a stub. */
export const takesKhqrMoney = ({ KHQR_ACCOUNT, KHQR_URL }: KhqrSettings): boolean =>
  KHQR_ACCOUNT !== undefined && !isForTrying(KHQR_URL);
const isForTrying = (url: string): boolean => {
  const { hostname } = new URL(url);
  return hostname.startsWith('sit-') || isHere(hostname);
};

/** Returns the KHQR settings, already validated. Null if not configured. */
export function khqrKeys(env: KhqrSettings) {
  const { KHQR_ACCOUNT, KHQR_TOKEN: token, KHQR_NAME: name, KHQR_NAME_KM, KHQR_MERCHANT_ID, KHQR_BANK } = env;
  if (KHQR_ACCOUNT === undefined || token === undefined || name === undefined) return null;
  return {
    url: new URL(env.KHQR_URL).origin,
    token,
    /** The email address for requesting the next token; null means that it is renewed manually. */
    email: env.KHQR_EMAIL ?? null,
    isForTrying: isForTrying(env.KHQR_URL),
    payee: {
      account: KHQR_ACCOUNT,
      merchant:
        KHQR_MERCHANT_ID !== undefined && KHQR_BANK !== undefined
          ? { id: KHQR_MERCHANT_ID, bank: KHQR_BANK }
          : null,
      category: env.KHQR_CATEGORY,
      name,
      city: env.KHQR_CITY,
      inKhmer: KHQR_NAME_KM === undefined ? null : { name: KHQR_NAME_KM, city: env.KHQR_CITY_KM },
    },
  };
}
