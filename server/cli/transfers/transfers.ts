import type { Database } from '#database/schema.ts';
import { transferByNumber } from '#shop/payments/payments.ts';
import { openStores } from '../../adapters/storage/open-stores.ts';
import { OperatorError } from '../../process/operator-error.ts';
import type { Config } from '../../settings/config.ts';
import { confirmMoney } from './confirm-money.ts';
import { listTransfers } from './list-transfers.ts';
import { refuse } from './refuse.ts';
import { showTransfer } from './show-transfer.ts';
import type { TransfersCommand } from './transfers-arguments.ts';

/**
 * Runs the transfers command. Returns the exit code.
 * @throws OperatorError when it can't be done
 */
export async function staffTransfers(
  db: Database,
  command: TransfersCommand,
  print: (line: string) => void,
  config: Pick<Config, 'dataFolder' | 'storage'>,
): Promise<number> {
  if (command.kind === 'list') return listTransfers(db, command, print);
  if (command.kind === 'confirm') return confirmMoney(db, command, print);
  const transfer = await transferByNumber(db, command.number);
  if (!transfer) throw new OperatorError(`no bank-transfer order ${command.number}.`);
  return command.kind === 'show'
    ? showTransfer(db, transfer, command.slip, print, openStores(config).private)
    : refuse(db, transfer, command, print);
}
