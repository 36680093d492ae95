import { describe, expect, it } from 'vitest';
import { isEmail, normalEmail } from './email.ts';

describe('email normalization', () => {
  it.each([
    'SOKHA@Example.com',
    '  sokha@example.com\n',
    '\u3000sokha@example.com\u00A0',
    'ｓｏｋｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    '\u200Bsokha\u00AD@example.com\u200E',
    '\u2068sokha@example.com\u2069',
    'so\u212Aha@example.com',
  ])('the email address %j is normalized', (text) => {
    expect(normalEmail(text)).toBe('sokha@example.com');
    expect(isEmail(text)).toBe(true);
  });

  it('email normalization leaves a normalized address unchanged', () => {
    const once = normalEmail(' ＳOKHA@Example.com ');
    expect(normalEmail(once)).toBe(once);
  });

  it.each(['rİthi@example.com', 'rıthi@example.com', 'rith\u0069\u0307@example.com', 'sokhá@example.com'])(
    'email normalization never replaces a letter with a different one: %j',
    (text) => {
      expect(normalEmail(text)).not.toMatch(/^[ -~]+$/u);
      expect(isEmail(text)).toBe(false);
    },
  );
});

describe('email address validation', () => {
  it.each(['a@b.co', 'sokha.chan+shop@mail.example.com', "o'neil@example.org"])(
    'email validation accepts %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );
  it.each(['a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', 'a@-b.co', 'a@b.co\nBcc: x@y.z', 'សុខា@b.co'])(
    'email validation rejects %j',
    (text) => {
      expect(isEmail(text)).toBe(false);
    },
  );
});
