import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withFormer } from './purpose-key.ts';
import { seal, unseal } from './sealed.ts';
import { openLink, signLink } from './signed-link.ts';

const secret = randomBytes(32);
const link = signLink(secret, 'unsubscribe', [12, 1_790_000_000]);

describe('a signed link', () => {
  it('a signed link opens to the signed content', () => {
    expect(link).toMatch(/^12-1790000000-[\da-f]{32}$/u);
    expect(openLink(secret, 'unsubscribe', link)).toEqual([12, 1_790_000_000]);
    expect(openLink(secret, 'unsubscribe', signLink(secret, 'unsubscribe', [7]))).toEqual([7]);
  });

  it('a signed link does not open for another purpose or with another secret', () => {
    expect(openLink(secret, 'confirm', link)).toBeNull();
    expect(openLink(randomBytes(32), 'unsubscribe', link)).toBeNull();
  });

  it.each([
    '',
    '-',
    '12',
    link.slice(0, -1),
    `${link}0`,
    `0${link}`,
    link.replace('12-', '13-'),
    `12-${link}`,
  ])('a changed link does not open: %j', (changed) => {
    expect(openLink(secret, 'unsubscribe', changed)).toBeNull();
  });
});

describe('a key beside the previous one', () => {
  const changed = withFormer(randomBytes(32), secret);

  it('links that the previous key signed and encrypted still open', () => {
    expect(openLink(changed, 'unsubscribe', link)).toEqual([12, 1_790_000_000]);
    expect(openLink(changed, 'confirm', link)).toBeNull();
    const sealed = seal(secret, 'mail', Buffer.from('48151623'));
    expect(String(unseal(changed, 'mail', sealed))).toBe('48151623');
    expect(unseal(withFormer(randomBytes(32), undefined), 'mail', sealed)).toBeNull();
  });

  it('the previous key signs and encrypts nothing', () => {
    const made = signLink(changed, 'unsubscribe', [12]);
    expect(openLink(secret, 'unsubscribe', made)).toBeNull();
    expect(openLink(changed, 'unsubscribe', made)).toEqual([12]);
    expect(unseal(secret, 'mail', seal(changed, 'mail', Buffer.from('1')))).toBeNull();
  });
});
