import type { Database } from '#database/schema.ts';
import { queryOn } from './postgres.ts';

/** Adds two countries; Cambodia has a province and a district. */
export async function addPlaces(db: Database): Promise<void> {
  const query = queryOn(db);
  await query`insert into country (id, code) values (1, 'KH'), (2, 'TH')`;
  await query`insert into country_text (country_id, language_id, name)
    values (1, 1, 'Cambodia'), (1, 2, 'កម្ពុជា'), (2, 1, 'Thailand')`;
  await query`insert into state_province (id, country_id) values (1, 1), (2, 2)`;
  await query`insert into state_province_text (state_province_id, language_id, name)
    values (1, 1, 'Kampot'), (2, 1, 'Trat')`;
  await query`insert into city (id, state_province_id) values (1, 1)`;
  await query`insert into city_text (city_id, language_id, name) values (1, 1, 'Kep')`;
}
