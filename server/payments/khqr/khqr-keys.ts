import { z } from 'zod';
import { isLocal, serviceUrl } from '../service-url.ts';

const plain = (max: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[\\x21-\\x7e]([\\x20-\\x7e]{0,${max - 2}}[\\x21-\\x7e])?$`, 'u'),
      `must be at most ${max} Latin letters, digits and symbols`,
    );
const written = (max: number) =>
  z.string().regex(new RegExp(`^[^\\p{Cc}]{1,${max}}$`, 'u'), `must have at most ${max} characters`);
const account = z
  .string()
  .max(32)
  .regex(/^[\x21-\x3f\x41-\x7e]+@[\x21-\x3f\x41-\x7e]+$/u, 'must be like name@bank, at most 32 characters');

/** The default URL of Bakong's service. */
const liveUrl = 'https://api-bakong.nbc.gov.kh';

/** Returns whether a service takes no real money: Bakong's test environment, or a stub. */
const isTest = (url: URL): boolean => url.hostname.startsWith('sit-') || isLocal(url);

/** The environment variables; lengths are those of the code's fields. */
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
  KHQR_URL: serviceUrl(liveUrl).default(liveUrl),
};

/** Returns the settings, already validated. Null if KHQR isn't set up. */
export function khqrKeys(env: z.output<z.ZodObject<typeof khqrVariables>>) {
  const { KHQR_ACCOUNT, KHQR_TOKEN: token, KHQR_NAME: name, KHQR_NAME_KM, KHQR_MERCHANT_ID, KHQR_BANK } = env;
  if (KHQR_ACCOUNT === undefined || token === undefined || name === undefined) return null;
  const url = new URL(env.KHQR_URL);
  return {
    url: url.origin,
    token,
    /** The email address for requesting the next token; null means that it is renewed manually. */
    email: env.KHQR_EMAIL ?? null,
    isTest: isTest(url),
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

export type KhqrKeys = NonNullable<ReturnType<typeof khqrKeys>>;
