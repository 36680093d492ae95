import { readFileSync } from 'node:fs';
import type { Database } from '#database/schema.ts';
import { queryOn } from './postgres.ts';

interface Method {
  id: number;
  name: { en: string; km: string };
  shownAs: string;
  provider?: string;
}

/** Replaces the payment methods with those that every shop starts with. */
export async function addBaseMethods(db: Database): Promise<void> {
  const file = new URL('../../database/base/payment-methods.json', import.meta.url);
  const query = queryOn(db);
  for (const [position, { id, name, shownAs, provider }] of (
    JSON.parse(readFileSync(file, 'utf8')) as Method[]
  ).entries()) {
    await query`insert into payment_method (id, picture, position, shown_as, provider)
      values (${id}, '/way.svg', ${position}, ${shownAs}, ${provider ?? null})
      on conflict (id) do update set position = excluded.position, shown_as = excluded.shown_as, provider = excluded.provider`;
    await query`insert into payment_method_text (payment_method_id, language_id, name) values (${id}, 1, ${name.en})
      on conflict (payment_method_id, language_id) do update set name = excluded.name`;
  }
}
