import { z } from 'zod';

/** The environment variables of an acquirer that creates QR codes by POST. */
export const acquirerVariables = {
  ACQUIRER_URL: z
    .string()
    .refine((text) => URL.canParse(text) && isService(new URL(text)), 'must be like https://pay.example.com')
    .optional(),
  ACQUIRER_MERCHANT: z
    .string()
    .regex(/^[\w.@-]{1,60}$/u, 'must be at most 60 letters, digits and . _ @ -')
    .optional(),
  ACQUIRER_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{16,500}$/u, 'must have 16 to 500 characters without a space')
    .optional(),
};

/** Returns whether a URL uses HTTPS, or is a local stub. */
const isService = (url: URL): boolean =>
  url.pathname === '/' &&
  url.search === '' &&
  (url.protocol === 'https:' || (url.protocol === 'http:' && isHere(url)));
const isHere = ({ hostname }: URL): boolean => ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);

type AcquirerSettings = z.output<z.ZodObject<typeof acquirerVariables>>;

/** Returns whether the acquirer takes real money: any but a local stub does. */
export const takesAcquirerMoney = ({ ACQUIRER_URL: url }: AcquirerSettings): boolean =>
  url !== undefined && !isHere(new URL(url));

/** Returns the acquirer's settings, already validated. Null if not configured. */
export function acquirerKeys(env: AcquirerSettings) {
  const { ACQUIRER_URL, ACQUIRER_MERCHANT: merchant, ACQUIRER_SECRET: secret } = env;
  if (ACQUIRER_URL === undefined || merchant === undefined || secret === undefined) return null;
  const url = new URL(ACQUIRER_URL);
  return { url: url.origin, merchant, secret, isTest: isHere(url) };
}
