import type { Outcome } from '#shop/records/records.ts';
import { OperatorError } from '../process/operator-error.ts';

/**
 * Checks the outcome of changes.
 * @throws OperatorError that names the file and field of each validation error
 */
export function assertValid(
  changes: readonly { file: string }[],
  outcomes: readonly Outcome<unknown, string, number | string>[],
): void {
  for (const [at, outcome] of outcomes.entries()) {
    if (outcome.state !== 'refused') continue;
    const errors = outcome.errors.map(({ field, code, about = '' }) => `${field}: ${code} ${about}`.trim());
    throw new OperatorError(`${changes[at]?.file}: ${errors.join(', ')}`);
  }
}
