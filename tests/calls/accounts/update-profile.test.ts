import { describe, expect, it } from 'vitest';
import { updateProfile } from '#contract/operations/accounts/update-profile.ts';
import { expectUnchanged, outcomeOf, refused, saved } from '#tests/support/forms.ts';
import { eachTestsShopper, type Shopper } from '#tests/support/shop-api.ts';
import { testShop } from '#tests/support/test-shop.ts';

const { db, request } = await testShop(['places']);

const owner = eachTestsShopper(db);

const change = (who: Shopper | null, changes: object = {}, headers: Record<string, string> = {}) =>
  request(
    updateProfile,
    {
      UserID: who?.customerId,
      FirstName: 'Bopha',
      LastName: 'Keo',
      MobileNo: '012 345 678',
      AddressLineOne: 'House 7',
      CityId: 1,
      StateProvinceId: 1,
      PostalCode: '12000',
      ...changes,
    },
    who,
    headers,
  );
const outcome = async (...args: Parameters<typeof change>) => outcomeOf(updateProfile, await change(...args));
const stored = ({ customerId }: Shopper) =>
  db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirstOrThrow();
const everyone = () => db.selectFrom('customer').selectAll().orderBy('id').execute();

describe('a customer profile', () => {
  it('an edit of the profile changes only name, phone and address, with an audit log entry', async () => {
    const before = await stored(owner);
    expect(await outcome(owner)).toEqual(saved);
    expect(await stored(owner)).toEqual({
      ...before,
      first_name: 'Bopha',
      last_name: 'Keo',
      mobile: '012 345 678',
      address: 'House 7',
      city_id: 1,
      state_province_id: 1,
      postal_code: '12000',
    });
    const entry = { event: 'profile changed', actor: `customer ${owner.customerId}` };
    expect(await db.selectFrom('audit_entry').select(['event', 'actor']).execute()).toContainEqual(entry);
  });

  it.each([
    ['as text', { CityId: '1', StateProvinceId: '1' }, [1, 1]],
    ['null', { CityId: null, StateProvinceId: null }, [null, null]],
    ['absent', { CityId: undefined, StateProvinceId: undefined }, [null, null]],
    ['unselected', { CityId: '-999', StateProvinceId: -999 }, [null, null]],
    ['of another country', { CityId: 1, StateProvinceId: 2 }, [null, null]],
    ['a city without its state', { CityId: 1, StateProvinceId: null }, [null, null]],
    ['unknown', { CityId: 4711, StateProvinceId: 4711 }, [null, null]],
  ])('the profile accepts places that are %s', async (_name, places, expected) => {
    expect(await outcome(owner, places)).toEqual(saved);
    const { state_province_id, city_id } = await stored(owner);
    expect([state_province_id, city_id]).toEqual(expected);
  });

  it('the profile allows an empty phone number and postal code, and Khmer digits in both', async () => {
    expect(await outcome(owner, { MobileNo: '', PostalCode: null })).toEqual(saved);
    expect(await stored(owner)).toMatchObject({ mobile: '', postal_code: '' });
    expect(await outcome(owner, { MobileNo: '០១២\u200B ៣៤៥\u00A0៦៧៨', PostalCode: '១២០០០' })).toEqual(saved);
    expect(await stored(owner)).toMatchObject({ mobile: '012 345 678', postal_code: '12000' });
  });

  it('the profile keeps the second number when a client does not send it', async () => {
    expect(await outcome(owner, { SecondMobileNo: '០៩៧ ៥៥៥ ១២៣៤' })).toEqual(saved);
    expect(await outcome(owner)).toEqual(saved);
    expect(await stored(owner)).toMatchObject({ mobile: '012 345 678', second_mobile: '097 555 1234' });
    expect(await outcome(owner, { SecondMobileNo: '' })).toEqual(saved);
    expect(await stored(owner)).toMatchObject({ second_mobile: '' });
  });

  it.each([
    [{ FirstName: '' }, 'First Name is required'],
    [{ FirstName: 'a\u0000' }, 'An error occured. Please try again!'],
    [{ MobileNo: 'abc' }, 'Please enter a phone number of 8 to 15 digits'],
    [{ MobileNo: '1234567' }, 'Please enter a phone number of 8 to 15 digits'],
    [{ SecondMobileNo: '12' }, 'Please enter a phone number of 8 to 15 digits'],
    [{ FirstName: [] }, 'An error occured. Please try again!'],
    [{ MobileNo: 'x'.repeat(51) }, 'An error occured. Please try again!'],
  ])('the profile change %o is rejected with a message', async (changes, sentence) => {
    expect(await expectUnchanged(everyone, () => outcome(owner, changes))).toEqual(refused(sentence));
  });
});
