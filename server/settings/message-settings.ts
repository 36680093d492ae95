import { z } from 'zod';

const isUrl = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
const token = z
  .string()
  .regex(/^[\x21-\x7e]{1,1000}$/u, 'is no token')
  .optional();

/** The variables of what reaches phones. */
export const messageVariables = {
  TELEGRAM_TOKEN: token,
  TELEGRAM_URL: z
    .string()
    .refine(isUrl, 'must be like https://gatewayapi.telegram.org')
    .default('https://gatewayapi.telegram.org'),
  SMS_URL: z
    .string()
    .refine(
      (text) => isUrl(text) && ['{to}', '{text}'].every((part) => new URL(text).search.includes(part)),
      'must be like https://sms.example/send?to={to}&text={text}',
    )
    .optional(),
  SMS_TOKEN: token,
};

/** Null without a token, and without an address. */
export const messageSenders = (env: z.output<z.ZodObject<typeof messageVariables>>) => ({
  telegram: env.TELEGRAM_TOKEN
    ? { url: env.TELEGRAM_URL.replace(/\/$/u, ''), token: env.TELEGRAM_TOKEN }
    : null,
  sms: env.SMS_URL ? { url: env.SMS_URL, token: env.SMS_TOKEN ?? null } : null,
});
