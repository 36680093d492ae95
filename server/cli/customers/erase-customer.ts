import type { Database } from '#database/schema.ts';
import { erase, type Erasure, type ErasureRefusal, type ErasureRequest } from '#shop/accounts/accounts.ts';
import { OperatorError } from '../../process/operator-error.ts';

/**
 * Prints what erasing a person would delete, and deletes it when confirmed. Returns the exit code.
 * @throws OperatorError when the person doesn't exist or has pending orders or payments
 */
export async function eraseCustomer(
  db: Database,
  request: ErasureRequest,
  print: (line: string) => void,
): Promise<number> {
  const outcome = await erase(db, request);
  if (isRefusal(outcome)) throw new OperatorError(sentenceOf(outcome, request));
  const { person, found } = outcome;
  const { customerId, since } = person;
  const who = customerId === null ? 'Guest' : `Customer ${customerId}, since ${dayOf(since)}`;
  print(`${who}: ${person.email}`);
  const kinds = Object.entries(found).map(([kind, count]) => `${kind} ${count}`);
  print(`${request.isConfirmed ? 'Erased' : 'Will erase'}: ${kinds.join(', ')}.`);
  print(
    'Kept: order numbers, items, amounts, dates and country; payments, refunds and the ledger; as tax law requires, the buyer’s name and address on issued tax invoices and credit notes.',
  );
  if ('slips' in found) print('The running shop deletes payment slip pictures within minutes.');
  if (!request.isConfirmed) {
    print('Dry run: no changes were made. Run again with --yes to erase. This can’t be undone.');
    return 0;
  }
  if (customerId !== null)
    print(
      `Save this line outside the database, so you can erase again after restoring an older backup: customer ${customerId}, since ${dayOf(since)}, erased ${dayOf(new Date())}.`,
    );
  return 0;
}

const isRefusal = (outcome: Erasure | ErasureRefusal): outcome is ErasureRefusal =>
  typeof outcome === 'string' || Array.isArray(outcome);

const dayOf = (moment: Date | null): string => moment?.toISOString().slice(0, 10) ?? '';

function sentenceOf(refusal: ErasureRefusal, { whom }: ErasureRequest): string {
  const name = 'email' in whom ? whom.email : `customer ${whom.customerId}`;
  if (refusal === 'unknown') return `no data found for ${name}.`;
  if (refusal === 'erased-before') return `${name} was already erased.`;
  const open = refusal.map(({ order, payment, why }) => {
    const parts = [order && `order ${order}`, payment && `payment ${payment}`].filter(Boolean);
    return `${parts.join(', ')}: ${why}`;
  });
  return `${name} still has open items; resolve them first: ${open.join('; ')}.`;
}
