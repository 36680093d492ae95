import { beforeAll, expect, it } from 'vitest';
import { cartLabels } from '#contract/labels/storefront/cart.ts';
import { loginLabels } from '#contract/labels/storefront/login.ts';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { getLocalization } from '#contract/operations/localisation/get-localization.ts';
import { guestShop } from '#tests/support/test-shop.ts';

const { db, request, raw } = await guestShop();

beforeAll(() =>
  db
    .insertInto('localized_label')
    .values([
      { entity_id: 59, label_key: 'lbl_cart_total', language_id: 2, text: 'សរុបទាំងអស់' },
      { entity_id: 59, label_key: 'lbl_cart_total', language_id: 1, text: 'The whole cart' },
      { entity_id: 59, label_key: 'lbl_cart_of_staff', language_id: 2, text: 'ថ្មី' },
      { entity_id: 59, label_key: 'lbl_cart_subtotal', language_id: 2, text: '  ' },
      { entity_id: 60, label_key: 'lbl_other', language_id: 2, text: 'ផ្សេង' },
      { entity_id: 101, label_key: 'ownWord', language_id: 2, text: 'ពាក្យ' },
    ])
    .execute(),
);

const textsOf = async (entityId: number | string, languageCode: string | undefined) => {
  const { labelsJsonData } = await request(getLocalization, {
    entityId,
    languageCode,
    recordValueJson: '[]',
  });
  return Object.fromEntries(labelsJsonData.map(({ labelHtmlId, text }) => [labelHtmlId, text]));
};

it('interface texts are returned as built in or as overridden by staff; blank overrides do not count', async () => {
  expect(await textsOf(59, 'ar')).toEqual({
    ...cartLabels.khmer,
    lbl_cart_total: 'សរុបទាំងអស់',
    lbl_cart_of_staff: 'ថ្មី',
  });
  expect(await textsOf('101', 'ar')).toEqual({ ...sharedLabels.khmer, ownWord: 'ពាក្យ' });
  expect(await textsOf(64, 'ar')).toEqual(loginLabels.khmer);
});

it('interface texts are returned by key', async () => {
  const { labelsJsonData } = await request(getLocalization, { entityId: 59, languageCode: 'ar' });
  const keys = labelsJsonData.map(({ labelHtmlId }) => labelHtmlId);
  expect(keys).toEqual(keys.toSorted());
});

it('English interface texts are only what staff overrode, because the other texts are built in', async () => {
  for (const languageCode of ['en', undefined, 'km']) {
    expect(await textsOf(59, languageCode)).toEqual({ lbl_cart_total: 'The whole cart' });
    expect(await textsOf(64, languageCode)).toEqual({});
  }
});

it('an unknown screen is refused as existing clients expect: 501 and an empty list', async () => {
  for (const entityId of [56, 93, 95, 999]) {
    expect(await raw(getLocalization.path, { entityId, languageCode: 'ar' })).toMatchObject({
      statusCode: 501,
      data: '[]',
    });
  }
  expect(await raw(getLocalization.path, {})).toMatchObject({ statusCode: 400, data: '[]' });
});

it('the localization call is at the URL where existing clients look for it', () => {
  expect(getLocalization.path).toBe('common/localization-cstm-portal/get-localization-data');
});
