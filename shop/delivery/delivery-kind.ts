import { deliveryMethod } from '#contract/resources/delivery-method.ts';
import { resourceKind } from '#shop/records/records.ts';
import { provinceIds } from './queries.ts';

export const deliveryKind = resourceKind(deliveryMethod, {
  async errors(db) {
    const places = await provinceIds(db);
    return ({ daysFrom, daysTo, provinces }) => [
      ...(daysFrom > daysTo
        ? [{ field: 'daysTo', code: 'shape', about: 'must not be less than daysFrom' } as const]
        : []),
      ...(provinces ?? [])
        .filter((id) => !places.has(id))
        .map((id) => ({ field: 'provinces', code: 'shape', about: `there is no province ${id}` }) as const),
    ];
  },
});
