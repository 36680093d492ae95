import { beforeAll, describe, expect, it } from 'vitest';
import { bestFacilitiesLabels } from '#contract/labels/storefront/best-facilities.ts';
import { getBestFacilities } from '#contract/operations/localisation/get-best-facilities.ts';
import { getStrpPubKey } from '#contract/operations/orders/get-strp-pub-key.ts';
import { shopApi } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, request } = await testShop();
const withCards = await shopApi(db, {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
});

describe('best facilities', () => {
  beforeAll(async () => {
    await db
      .insertInto('localized_label')
      .values({ entity_id: 87, label_key: 'lbl_facility_support', language_id: 2, text: 'ជំនួយ' })
      .execute();
  });
  const facilities = async (parameters: object = {}) => {
    const { data } = await request(getBestFacilities, parameters);
    return Object.fromEntries(
      data.labelsJsonData.map((label: { labelHtmlId: string; text: string }) => [
        label.labelHtmlId,
        label.text,
      ]),
    );
  };

  it('best facilities are the interface texts of the strip by key, in English without a language', async () => {
    expect(await facilities()).toMatchObject({
      lbl_facility_freeshipp: 'Free Shipping',
      lbl_facility_moneyback: '100% guarantee',
      lbl_facility_support: '24/7 online support',
    });
  });

  it('the facility texts are in Khmer, either built in or as replaced by staff', async () => {
    expect(await facilities({ languageCode: 'ar' })).toEqual({
      ...bestFacilitiesLabels.khmer,
      lbl_facility_support: 'ជំនួយ',
    });
  });
});

it('the card provider’s key is the configured one, or blank if there is none', async () => {
  expect((await request(getStrpPubKey, {})).data).toEqual({ strpK: '' });
  expect((await withCards.request(getStrpPubKey, {})).data).toEqual({ strpK: 'pk_test_x' });
});
