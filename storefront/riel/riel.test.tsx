import { expect, test } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { DualCurrencyTotals } from './dual-currency-totals.tsx';
import { InRiel, RateNote, RielRow, ShopRate } from './riel.tsx';

const riel = { rate: 4100, since: '2026-11-20T18:00:00.000Z' };
const layout = { riel };

test('an amount in riel is isolated, digits and currency sign together, in both languages', () => {
  for (const lang of ['en', 'ar'] as const)
    expect(rendered(<InRiel dollars={12.5} />, { lang, chrome: layout })).toContain(
      '<span class="riel"><bdi class="n" dir="ltr">51,300៛</bdi></span>',
    );
});

test('the exchange rate is shown with its date in the shop’s time zone', () => {
  expect(rendered(<ShopRate />, { chrome: layout })).toContain(
    '<p class="fx-rate">Exchange rate on <bdi class="n" dir="ltr">21-11-2026</bdi>: <bdi class="n" dir="ltr">4,100៛</bdi> to the dollar</p>',
  );
  expect(rendered(<RateNote text="{day}: {rate}!" {...riel} />)).toContain(
    '<bdi class="n" dir="ltr">21-11-2026</bdi>: <bdi class="n" dir="ltr">4,100៛</bdi>!',
  );
});

test('a total of zero is 0 riel, and a total without riel has no riel row', () => {
  expect(rendered(<RielRow riel={0} />)).toContain('0៛');
  for (const none of [null, undefined]) expect(rendered(<RielRow riel={none} />)).not.toContain('riel');
});

test('the amount due on delivery is in both currencies, or in dollars alone', () => {
  const both = { text: 'payOnDeliveryRiel', without: 'payOnDelivery' } as const;
  const plain = (markup: string) => markup.replaceAll(/<\/?bdi[^>]*>/gu, '');
  expect(plain(rendered(<DualCurrencyTotals dollars={12.5} riel={51_300} {...both} />))).toContain(
    'You pay $12.50 or 51,300៛ when you receive your order.',
  );
  expect(plain(rendered(<DualCurrencyTotals dollars={12.5} riel={null} {...both} />))).toContain(
    'You pay $12.50 when you receive your order.',
  );
});

test('no riel is shown in a shop without an exchange rate, or for something that is not an amount', () => {
  const parts = (dollars: number) => (
    <>
      <InRiel dollars={dollars} />
      <ShopRate />
      <DualCurrencyTotals dollars={dollars} riel={null} text="cashRiel" />
    </>
  );
  expect(rendered(parts(12.5))).not.toContain('៛');
  for (const strange of [NaN, Infinity, 1e300])
    expect(rendered(<InRiel dollars={strange} />, { chrome: layout })).not.toContain('៛');
});
