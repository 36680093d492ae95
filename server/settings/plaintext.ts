interface Reached {
  KADO_MODE: 'demo' | 'production';
  PLAINTEXT_HOSTS: readonly string[];
  SMTP_URL?: string | undefined;
  TELEGRAM_URL?: string | undefined;
  SMS_URL?: string | undefined;
  S3_URL?: string | undefined;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
}

const names = [
  'SMTP_URL',
  'TELEGRAM_URL',
  'SMS_URL',
  'S3_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
] as const;

const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

const isEncrypted = ({ protocol, searchParams }: URL): boolean =>
  protocol === 'https:' || protocol === 'smtps:' || searchParams.get('requireTLS') === 'true';

/**
 * Returns what a production shop would send unencrypted over a network: emails with codes, pictures of payment slips,
 * traces.
 */
export function plaintextProblems(env: Reached) {
  if (env.KADO_MODE !== 'production') return [];
  const inTheClear = names.filter((name) => {
    const address = env[name];
    if (address === undefined) return false;
    const url = new URL(address);
    return !isEncrypted(url) && !isHere.test(url.hostname) && !env.PLAINTEXT_HOSTS.includes(url.hostname);
  });
  return inTheClear.map((name) => {
    const how = name === 'SMTP_URL' ? 'smtps://, or smtp:// with ?requireTLS=true' : 'https://';
    return { name, problem: `must be ${how} in production, unless PLAINTEXT_HOSTS names its host` };
  });
}
