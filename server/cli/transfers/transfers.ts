import type { Database } from '#database/schema.ts';
import { openStores } from '../../adapters/storage/open-stores.ts';
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
export function staffTransfers(
  db: Database,
  command: TransfersCommand,
  print: (line: string) => void,
  config: Pick<Config, 'dataFolder' | 'storage'>,
): Promise<number> {
  switch (command.kind) {
    case 'list':
      return listTransfers(db, command, print);
    case 'show':
      return showTransfer(db, command, print, openStores(config).private);
    case 'confirm':
      return confirmMoney(db, command, print);
    default:
      return refuse(db, command, print);
  }
}
