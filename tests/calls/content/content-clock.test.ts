import { expect, it } from 'vitest';
import { shownChanges } from '#shop/content/content.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, query } = await testShop([]);

it('reports whether a banner or campaign began or ended since the last check, and the shop’s next midnight', async () => {
  const look = async (since: Date | null) => (await shownChanges(db, since)).isChanged;
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await query`insert into banner (id, theme_type_id, picture) values (1, 1, '/content/commonImages/a.webp')`;
  await query`insert into campaign (id, cover_picture) values (1, '/content/commonImages/a.webp')`;
  expect(await look(ago(240))).toBe(false);
  await query`update banner set ends_on = (now() at time zone 'Asia/Phnom_Penh')::date - 1`;
  expect(await look(ago(25))).toBe(true);
  // No content has changed since midnight in the shop's time zone.
  const { now } = await shownChanges(db, null);
  expect(await look(now)).toBe(false);
  await query`update banner set ends_on = null`;
  await query`update campaign set starts_on = (now() at time zone 'Asia/Phnom_Penh')::date + 1`;
  expect(await look(ago(240))).toBe(false);
  await query`update campaign set starts_on = (now() at time zone 'Asia/Phnom_Penh')::date`;
  expect(await look(ago(25))).toBe(true);
  expect(await look(null)).toBe(false);
  const { nextInMs } = await shownChanges(db, null);
  const [row] =
    await query`select to_char((now() + make_interval(secs => ${nextInMs / 1000})) at time zone 'Asia/Phnom_Penh', 'HH24:MI') as at`;
  expect(['00:00', '23:59']).toContain((row as { at: string }).at);
});
