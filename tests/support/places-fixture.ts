import type { Database } from '#database/schema.ts';

/** Two countries; Cambodia with a province and a district. */
export async function addPlaces(db: Database): Promise<void> {
  await db
    .insertInto('country')
    .values([
      { id: 1, code: 'KH' },
      { id: 2, code: 'TH' },
    ])
    .execute();
  await db
    .insertInto('country_text')
    .values([
      { country_id: 1, language_id: 1, name: 'Cambodia' },
      { country_id: 1, language_id: 2, name: 'កម្ពុជា' },
      { country_id: 2, language_id: 1, name: 'Thailand' },
    ])
    .execute();
  await db
    .insertInto('state_province')
    .values([
      { id: 1, country_id: 1 },
      { id: 2, country_id: 2 },
    ])
    .execute();
  await db
    .insertInto('state_province_text')
    .values([
      { state_province_id: 1, language_id: 1, name: 'Kampot' },
      { state_province_id: 2, language_id: 1, name: 'Trat' },
    ])
    .execute();
  await db.insertInto('city').values({ id: 1, state_province_id: 1 }).execute();
  await db.insertInto('city_text').values({ city_id: 1, language_id: 1, name: 'Kep' }).execute();
}
