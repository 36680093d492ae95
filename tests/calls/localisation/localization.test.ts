import { beforeAll, expect, it } from 'vitest';
import { getLocalization } from '#contract/operations/localisation/get-localization.ts';
import { guestCalls } from '#tests/support/calls.ts';
import { testDatabase } from '#tests/support/postgres.ts';

const { db } = await testDatabase();
const { ask, raw } = await guestCalls(db);

beforeAll(() =>
  db
    .insertInto('localized_label')
    .values([
      { entity_id: 59, label_key: 'lbl_cart_total', language_id: 2, text: 'សរុប' },
      { entity_id: 59, label_key: 'lbl_cart_blank', language_id: 2, text: '  ' },
      { entity_id: 60, label_key: 'lbl_other', language_id: 2, text: 'ផ្សេង' },
      { entity_id: 101, label_key: 'ownWord', language_id: 2, text: 'ពាក្យ' },
    ])
    .execute(),
);

it("answers a screen's texts, without the blank ones", async () => {
  expect(await ask(getLocalization, { entityId: 59, languageCode: 'ar', recordValueJson: '[]' })).toEqual({
    labelsJsonData: [{ labelHtmlId: 'lbl_cart_total', text: 'សរុប' }],
  });
  expect((await ask(getLocalization, { entityId: '101', languageCode: 'ar' })).labelsJsonData).toHaveLength(
    1,
  );
});

it('answers none for English, which is built in', async () => {
  for (const languageCode of ['en', undefined, 'km']) {
    expect(await ask(getLocalization, { entityId: 59, languageCode })).toEqual({ labelsJsonData: [] });
  }
});

it('answers none for a screen of the specification without texts', async () => {
  expect(await ask(getLocalization, { entityId: 57, languageCode: 'ar' })).toEqual({ labelsJsonData: [] });
});

it('refuses an unknown screen as existing clients expect it: 501 and an empty list', async () => {
  for (const entityId of [56, 93, 95, 999]) {
    expect(await raw(getLocalization.path, { entityId, languageCode: 'ar' })).toMatchObject({
      statusCode: 501,
      data: '[]',
    });
  }
  expect(await raw(getLocalization.path, {})).toMatchObject({ statusCode: 400, data: '[]' });
});

it('is where existing clients look for it', () => {
  expect(getLocalization.path).toBe('common/localization-cstm-portal/get-localization-data');
});
