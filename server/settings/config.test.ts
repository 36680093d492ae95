import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('environment settings', () => {
  test('everything except secrets has a default, so the environment may be empty', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8080',
      mode: 'demo',
      corsOrigins: [],
      trustProxy: [],
      build: 'production',
    });
  });

  test('an empty environment variable counts as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  test('the environment is parsed into typed values', () => {
    const config = readConfig({
      PORT: '9000',
      PUBLIC_URL: 'https://shop.example/',
      CONTENT_URL: 'https://pictures.example/',
      CORS_ORIGINS: 'https://app.example, http://localhost:5173',
      TRUST_PROXY: 'loopback,10.0.0.0/8',
      LIMIT_ORDER: '5',
    });
    expect(config).toMatchObject({
      port: 9000,
      publicUrl: 'https://shop.example',
      contentUrl: 'https://pictures.example',
      corsOrigins: ['https://app.example', 'http://localhost:5173'],
      trustProxy: ['loopback', '10.0.0.0/8'],
      limits: { order: 5 },
    });
  });

  test.each([
    ['PORT', '70000'],
    ['PUBLIC_URL', 'shop.example'],
    ['CONTENT_URL', 'https://pictures.example/shop'],
    ['KADO_MODE', 'live'],
    ['KADO_SECRET', 'short'],
    ['DATABASE_URL', 'mysql://shop@localhost/shop'],
    ['SMTP_URL', 'localhost:25'],
    ['MAIL_FROM', 'nobody'],
    ['CORS_ORIGINS', 'https://app.example/path'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['LOG_LEVEL', 'loud'],
    ['LIMIT_BROWSE', '1.5'],
    ['LIMIT_ORDER', '-1'],
    ['COD_DAILY_CAP', '0'],
    ['KADO_BUILD', 'fast'],
  ])('the error names the setting when %s is %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^the environment variable ${name} must`, 'u'),
    );
  });

  test('an error never repeats the value, which may be secret', () => {
    const read = () => readConfig({ DATABASE_URL: 'shop:hidden@host' });
    expect(read).toThrow(/DATABASE_URL must be an address/u);
    expect(read).not.toThrow(/hidden/u);
  });

  test('production requires the URL for email links', () => {
    expect(() => readConfig({ KADO_MODE: 'production' })).toThrow(/PUBLIC_URL must be set in production/u);
    expect(readConfig({ KADO_MODE: 'production', PUBLIC_URL: 'https://shop.example' }).publicUrl).toBe(
      'https://shop.example',
    );
  });

  test('production with a database server requires the secret shared by its processes', () => {
    const server = {
      KADO_MODE: 'production',
      PUBLIC_URL: 'https://shop.example',
      DATABASE_URL: 'postgresql://shop@db/shop',
    };
    expect(() => readConfig(server)).toThrow(/KADO_SECRET must be set/u);
    expect(readConfig({ ...server, KADO_SECRET: 'x'.repeat(32) })).toMatchObject({ mode: 'production' });
  });

  const live = { KADO_MODE: 'production', PUBLIC_URL: 'https://shop.example' };
  const bucket = { S3_ACCESS_KEY_ID: 'kado', S3_SECRET_ACCESS_KEY: 'secret' };

  test.each([
    ['SMTP_URL', 'smtp://mail.example:587', 'smtps://mail.example', {}],
    ['SMTP_URL', 'smtp://mail.example', 'smtp://mail.example?requireTLS=true', {}],
    ['SMS_URL', 'http://sms.example/?to={to}&text={text}', 'https://sms.example/?to={to}&text={text}', {}],
    ['TELEGRAM_URL', 'http://telegram.example', 'https://telegram.example', {}],
    ['S3_URL', 'http://storage:7070/kado', 'https://s3.example/kado', bucket],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318', 'https://collector:4318', {}],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'http://127.example/v1', 'http://127.0.0.1:4318/v1', {}],
  ])(
    'production does not connect to %s unencrypted: it rejects %s but accepts %s',
    (name, plain, encrypted, more) => {
      const read = (address: string, env: Record<string, string> = live) =>
        readConfig({ ...env, ...more, [name]: address });
      expect(() => read(plain)).toThrow(
        new RegExp(`^the environment variable ${name} must be .+ in production`, 'u'),
      );
      for (const here of ['localhost', '127.0.0.1', '[::1]'])
        expect(read(`${new URL(plain).protocol}//${here}:4000${new URL(plain).search}`).mode).toBe(
          'production',
        );
      expect(read(encrypted).mode).toBe('production');
      expect(read(plain, {}).mode).toBe('demo');
      expect(read(plain, { ...live, PLAINTEXT_HOSTS: `db, ${new URL(plain).hostname}` }).mode).toBe(
        'production',
      );
    },
  );
});
