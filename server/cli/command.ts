import { inspect } from 'node:util';
import pino, { type Logger } from 'pino';
import { type Config, readConfig } from '../settings/config.ts';
import { reasonOf, OperatorError } from '../process/operator-error.ts';
import { complain, print } from './output.ts';

export interface CommandContext {
  config: Config;
  log: Logger;
  print(line: string): void;
}

/**
 * Runs an operator's command with the shop's settings. An operator error is printed as one line, with exit
 * code 78.
 */
export async function command(work: (context: CommandContext) => Promise<number | void>): Promise<void> {
  try {
    const log = pino({ level: 'warn' }, { write: (line) => complain(line.trimEnd()) });
    process.exitCode = (await work({ config: readConfig(), log, print })) ?? 0;
  } catch (error) {
    const reason = reasonOf(error);
    complain(reason === null ? inspect(error) : `error: ${reason}`);
    process.exitCode = reason === null ? 1 : OperatorError.exitCode;
  }
}
