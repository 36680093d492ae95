import type { ConnectionName } from '#contract/operations/office/connections/connection-types.ts';
import type { FieldError } from '#contract/operations/office/records/record-types.ts';
import type { ConnectionValues, StoredConnection } from '#shop/connections/connections.ts';
import { type Config, problemOf } from '../settings/config.ts';
import { connectionKinds, variablesOf } from './connection-kinds.ts';

/**
 * Returns the values to store: without empty ones, and with the stored secret for every secret field that was
 * left empty.
 */
export function filledIn(
  name: ConnectionName,
  typed: ConnectionValues,
  stored: ConnectionValues | null,
): ConnectionValues {
  const { fields } = connectionKinds[name];
  const valueOf = (field: string) => typed[field] || (fields[field]?.isSecret ? (stored?.[field] ?? '') : '');
  return Object.fromEntries(
    Object.keys(fields)
      .map((field) => [field, valueOf(field)] as const)
      .filter(([, value]) => value !== ''),
  );
}

/** Validates a connection together with all other settings. An empty list means it can be used. */
export function connectionErrors(
  base: Config,
  others: readonly StoredConnection[],
  name: ConnectionName,
  values: ConnectionValues,
): FieldError[] {
  const { fields } = connectionKinds[name];
  const errors = Object.entries(fields).flatMap(([field, { isOptional, choices, pattern }]): FieldError[] => {
    const value = values[field];
    if (value === undefined) return isOptional ? [] : [{ field, code: 'missing' }];
    const isFit = choices?.includes(value) ?? pattern?.test(value) ?? true;
    return isFit ? [] : [{ field, code: 'value' }];
  });
  if (errors.length > 0) return errors;
  // Without a user name, the password would be sent to a server that requires one.
  if (name === 'mail' && values['password'] !== undefined && values['user'] === undefined)
    return [{ field: 'user', code: 'missing' }];
  const otherVariables: Record<string, string>[] = others.flatMap((each) =>
    each.name === name || each.values === null ? [] : [variablesOf(each.name as ConnectionName, each.values)],
  );
  const problem = problemOf({
    ...Object.fromEntries(otherVariables.flatMap((each) => Object.entries(each))),
    ...variablesOf(name, values),
    ...base.environment,
  });
  if (!problem) return [];
  if (problem.name in fields) return [{ field: problem.name, code: 'value' }];
  if (name === 'mail') return [{ field: 'encryption', code: 'plaintext' }];
  return [{ field: Object.keys(fields)[0] ?? '', code: 'value' }];
}
