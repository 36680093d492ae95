import type { Database } from '#database/schema.ts';
import { movePrinting } from '#shop/catalogue/catalogue.ts';
import { OperatorError } from '../../process/operator-error.ts';
import { dryRunMessage } from '../read-arguments.ts';
import type { CatalogueCommand } from './catalogue-arguments.ts';

/**
 * Makes an attribute a printing position, and its printed options print methods.
 * @throws OperatorError when there is no such attribute
 */
export async function movePrintingOf(
  db: Database,
  { name, by, isConfirmed }: CatalogueCommand,
  print: (line: string) => void,
): Promise<number> {
  const moved = await movePrinting(db, { by }, { name, isConfirmed });
  if (!moved) throw new OperatorError(`product attribute "${name}" not found`);
  const { methods, options, products } = moved;
  print(`New print methods: ${methods}. Options changed: ${options}. Products changed: ${products}.`);
  if (!isConfirmed) print(dryRunMessage);
  return 0;
}
