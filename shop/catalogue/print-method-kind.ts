import { printMethod } from '#contract/resources/print-method.ts';
import type { FieldsOf } from '#contract/resource.ts';
import { type Change, type Fault, resourceKind } from '#shop/records/records.ts';
import { usesOfMethod } from './print-method-queries.ts';

export type MethodChange = Change<FieldsOf<typeof printMethod>>;

/**
 * Charges are one per number of colors. Their prices per piece begin with the first piece and never rise. A method that
 * options name can't be deleted.
 */
export const printMethodKind = resourceKind(printMethod, {
  uses: usesOfMethod,
  errors:
    async () =>
    ({ charges }) => {
      const errorOf = (code: Fault['code'], about: string): Fault => ({ field: 'charges', code, about });
      const colors = charges.map((each) => each.colors);
      return [
        ...(new Set(colors).size < colors.length
          ? [errorOf('shape', 'has two charges for one number of colors')]
          : []),
        ...charges.flatMap(({ steps }) => {
          const isAscending = steps.every(({ from, cents }, at) => {
            const before = steps[at - 1];
            return before ? from > before.from && cents <= before.cents : from === 1;
          });
          return isAscending
            ? []
            : [errorOf('shape', 'must begin with quantity 1, and prices can’t rise with the quantity')];
        }),
      ];
    },
});
