import type { ConnectionName } from '#contract/operations/office/connections/connection-types.ts';
import type { PaymentProviderDescription } from '#contract/payment-provider.ts';
import { type PaymentProviderName, paymentProviders } from '#contract/payment-providers/payment-providers.ts';
import type { ConnectionValues } from '#shop/connections/connections.ts';

/**
 * A field for staff to fill in. If it has no pattern, the variable with the same name defines what is valid
 * (config.ts).
 */
export interface ConnectionField {
  isSecret?: true;
  isOptional?: true;
  choices?: readonly string[];
  pattern?: RegExp;
}

interface ConnectionKind {
  /**
   * Environment variables. If any of them is set, it sets the connection and overrides the office entirely.
   */
  variables: readonly string[];
  fields: Readonly<Record<string, ConnectionField>>;
  /** Maps the fields to environment variables. Default: the same names. */
  toVariables?: (values: ConnectionValues) => Record<string, string>;
}

const [required, secret] = [{}, { isSecret: true }] as const;
const optionalSecret = { ...secret, isOptional: true } as const;

const ofFields = (fields: Record<string, ConnectionField>): ConnectionKind => ({
  variables: Object.keys(fields),
  fields,
});

/** The payment providers, as they describe their fields. */
const providerKinds = Object.fromEntries(
  Object.values(paymentProviders).map(({ name, fields }) => [
    name,
    ofFields(
      Object.fromEntries(
        Object.entries<PaymentProviderDescription['fields'][string]>(fields).map(
          ([field, { label: _, choices, ...kind }]) => [
            field,
            { ...kind, ...(choices && { choices: Object.keys(choices) }) },
          ],
        ),
      ),
    ),
  ]),
) as Readonly<Record<PaymentProviderName, ConnectionKind>>;

/** All external services that can be connected in the office. */
export const connectionKinds: Readonly<Record<ConnectionName, ConnectionKind>> = {
  mail: {
    variables: ['SMTP_URL'],
    fields: {
      host: { pattern: /^(?:[\da-z](?:[\d.a-z-]{0,251}[\da-z])?|\[[\d:a-f]{2,45}\])$/iu },
      port: {
        isOptional: true,
        pattern: /^(?:[1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5])$/u,
      },
      encryption: { choices: ['starttls', 'tls', 'none'] },
      user: { isOptional: true, pattern: /^[^\p{Cc}]{1,300}$/u },
      password: { ...optionalSecret, pattern: /^[^\p{Cc}]{1,1000}$/u },
    },
    toVariables({ host = '', port = '', encryption, user = '', password = '' }) {
      const login = user === '' ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
      const place = `${login}${host}${port === '' ? '' : `:${port}`}`;
      if (encryption === 'tls') return { SMTP_URL: `smtps://${place}` };
      return { SMTP_URL: `smtp://${place}${encryption === 'starttls' ? '?requireTLS=true' : ''}` };
    },
  },
  sender: {
    variables: ['MAIL_FROM'],
    fields: {
      name: { isOptional: true, pattern: /^[^\p{Cc}"<>\\]{1,100}$/u },
      address: { pattern: /^[^\s"(),:;<>@[\\\]]{1,64}@[\da-z](?:[\d.a-z-]{0,250}[\da-z])?$/iu },
    },
    toVariables: ({ name = '', address = '' }) => ({
      MAIL_FROM: name === '' ? address : `"${name}" <${address}>`,
    }),
  },
  telegram: ofFields({ TELEGRAM_TOKEN: secret }),
  telegramBot: ofFields({ TELEGRAM_BOT_TOKEN: secret, TELEGRAM_CHAT_ID: required }),
  // A secret, because the URL often contains the key.
  sms: ofFields({ SMS_URL: secret, SMS_TOKEN: optionalSecret }),
  ...providerKinds,
};

/** Maps the fields of a connection to environment variables. */
export const variablesOf = (name: ConnectionName, values: ConnectionValues): Record<string, string> =>
  connectionKinds[name].toVariables?.(values) ?? { ...values };
