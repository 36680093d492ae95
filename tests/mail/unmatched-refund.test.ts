import { expect, it } from 'vitest';
import { writeMail } from '#server/mail/write-mail.ts';
import { checkKhmer } from '#tests/khmer/khmer-rules.ts';
import { demoTexts, sampleMail } from './sample-mails.ts';

/** A refund of a payment without an order: its email has no order number to show. */
const write = (lang: 'en' | 'ar') => {
  const mail = sampleMail('paymentRefunded', lang);
  return writeMail({ ...mail, content: { ...mail.content, number: '' } } as typeof mail, demoTexts(lang));
};

it('a refund email for a payment without an order gives the reason and names no order', () => {
  const { subject, text } = write('en');
  expect(subject).toBe('Refund of $25.30');
  expect(text).toContain(
    'We couldn’t place an order for your payment of $25.30, so we’ve refunded it in full.',
  );
  expect(text).not.toContain('{');
});

it('a refund email for a payment without an order gives the reason in Khmer', () => {
  const { subject, text } = write('ar');
  expect(subject).toContain('$25.30');
  expect(text).toContain('$25.30');
  expect([subject, ...text.split('\n')].flatMap((line) => checkKhmer(line))).toEqual([]);
  const rest = `${subject}\n${text}`.replaceAll(/https?:\S+|\S+@example\.com|Angkor Gifts/gu, '');
  expect(rest.match(/[A-Za-z]+|\{\w+\}/gu)).toBeNull();
});

it.each(['en', 'ar'] as const)(
  'a pending refund email gives the reason in %s: duplicate, late, or wrong amount',
  (lang) => {
    const mail = sampleMail('moneyComesBack', lang);
    const texts = (['twice', 'late', 'other'] as const).map((why) => {
      const content = { ...mail.content, why, amount: '34,900៛' };
      const { subject, text } = writeMail({ ...mail, content } as typeof mail, demoTexts(lang));
      expect(subject).toContain('34,900៛');
      expect(text).not.toMatch(/\{\w+\}/u);
      expect(text.includes('AG10007')).toBe(why === 'twice');
      return text;
    });
    expect(new Set(texts).size).toBe(3);
  },
);
