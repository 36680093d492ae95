import type { FieldError } from './kind.ts';

/** Returns the errors of a first and last day. */
export const dayErrors = ({
  startsOn,
  endsOn,
}: {
  startsOn: string | null;
  endsOn: string | null;
}): FieldError[] =>
  startsOn !== null && endsOn !== null && endsOn < startsOn
    ? [{ field: 'endsOn', code: 'shape', about: 'must not be before startsOn' }]
    : [];
