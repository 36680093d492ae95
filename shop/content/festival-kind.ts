import { festival } from '#contract/resources/festival.ts';
import { dayErrors, type Fault, resourceKind } from '#shop/records/records.ts';

/** A festival needs its first day, and the last day to order is before it. */
export const festivalKind = resourceKind(festival, {
  errors: async () => (after) => {
    const { startsOn, lastOrderOn } = after;
    if (startsOn === null) return [{ field: 'startsOn', code: 'missing' }];
    const errors: Fault[] = dayErrors(after);
    if (lastOrderOn !== null && lastOrderOn >= startsOn)
      errors.push({ field: 'lastOrderOn', code: 'shape', about: 'must be before startsOn' });
    return errors;
  },
});
