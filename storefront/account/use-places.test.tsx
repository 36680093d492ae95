import { expect, test } from 'vitest';
import { rendered } from '#tests/support/rendered.tsx';
import { usePlaces } from './use-places.ts';

test('an unselected place is sent as -999', () => {
  let ids: object | undefined;
  function Probe() {
    ids = usePlaces().ids;
    return null;
  }
  rendered(<Probe />);
  expect(ids).toEqual({ CountryID: -999, StateProvinceId: -999, CityId: -999 });
});
