import { z } from 'zod';
import { type Services, whyUnsent } from '#contract/reach.ts';

const codes = (byDefault: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,5}$/u, 'must be a whole number from 1 to 999999')
    .transform(Number)
    .default(byDefault);

const isUrl = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
const token = z
  .string()
  .regex(/^[\x21-\x7e]{1,1000}$/u, 'is not a valid token')
  .optional();

const botUrl = 'https://api.telegram.org';

/** The environment variables of text message services. */
export const messageVariables = {
  TELEGRAM_TOKEN: token,
  TELEGRAM_URL: z
    .string()
    .refine(isUrl, 'must be like https://gatewayapi.telegram.org')
    .default('https://gatewayapi.telegram.org'),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{5,20}:[\w-]{20,100}$/u, 'is not a valid token')
    .optional(),
  TELEGRAM_CHAT_ID: z
    .string()
    .regex(/^(?:-?\d{1,20}|@\w{5,32})$/u, 'must be a number or @name')
    .optional(),
  TELEGRAM_BOT_ADDRESS: z
    .string()
    .regex(/^http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5}$/u, 'must be a stub on this machine')
    .optional(),
  SMS_URL: z
    .string()
    .refine(
      (text) => isUrl(text) && ['{to}', '{text}'].every((part) => new URL(text).search.includes(part)),
      'must be like https://sms.example/send?to={to}&text={text}',
    )
    .optional(),
  SMS_TOKEN: token,
  PHONE_CODES_NUMBER: codes(8),
  PHONE_CODES_NETWORK: codes(50),
  PHONE_CODES_DAY: codes(500),
};

type Variables = z.output<z.ZodObject<typeof messageVariables>> & {
  KADO_MODE: 'demo' | 'production';
  SMTP_URL?: string | undefined;
};

/** Returns the text message services. `telegram` is null if there is no token, `sms` if there is no URL. */
export function messageSenders(env: Variables) {
  const { TELEGRAM_TOKEN, TELEGRAM_URL, SMS_URL, SMS_TOKEN = null } = env;
  const telegram = TELEGRAM_TOKEN ? { url: TELEGRAM_URL.replace(/\/$/u, ''), token: TELEGRAM_TOKEN } : null;
  const { TELEGRAM_BOT_TOKEN: bot, TELEGRAM_CHAT_ID: chatId, TELEGRAM_BOT_ADDRESS } = env;
  const staffChat = bot && chatId ? { url: TELEGRAM_BOT_ADDRESS ?? botUrl, token: bot, chatId } : null;
  const sms = SMS_URL ? { url: SMS_URL, token: SMS_TOKEN } : null;
  return {
    telegram,
    sms,
    /** The bot and the chat that tells staff; null if not set up. */
    staffChat,
    /** Whether customers can log in by phone number: a service sends the code, or a demo's mailbox shows it. */
    reachesNumbers:
      whyUnsent(
        'code',
        servicesOf({ telegram, sms, mode: env.KADO_MODE, ...(env.SMTP_URL && { smtpUrl: env.SMTP_URL }) }),
      ) !== 'no-text-service',
    /** Codes per day. */
    phoneLimits: {
      perNumber: env.PHONE_CODES_NUMBER,
      perNetwork: env.PHONE_CODES_NETWORK,
      inAll: env.PHONE_CODES_DAY,
    },
  };
}

/** Returns whether emails are saved for viewing, which is the case in a demo without an email server. */
export const showsMails = (mode: 'demo' | 'production', smtpUrl: string | undefined): boolean =>
  mode === 'demo' && smtpUrl === undefined;

export interface Sending {
  smtpUrl?: string | undefined;
  mode?: 'demo' | 'production';
  telegram?: object | null;
  sms?: object | null;
}

/** Returns the services that send the shop's messages. Telegram's sends only codes. */
export const servicesOf = ({ smtpUrl, mode = 'demo', telegram, sms }: Sending): Services => ({
  email: smtpUrl !== undefined,
  text: !!sms,
  code: !!sms || !!telegram,
  isDemo: showsMails(mode, smtpUrl),
});
