import { inspect } from 'node:util';
import pino, { type Logger } from 'pino';
import { type Config, readConfig } from '../settings/config.ts';
import { explain, reasonOf } from '../process/operator-error.ts';
import { complain, print } from './output.ts';

export interface CommandContext {
  config: Config;
  log: Logger;
  print(line: string): void;
}

/**
 * Runs an operator's command with the shop's settings. An operator error is printed as one line, with its
 * exit code.
 */
export async function command(work: (context: CommandContext) => Promise<number | void>): Promise<void> {
  try {
    const log = pino({ level: 'warn' }, { write: (line) => complain(line.trimEnd()) });
    process.exitCode = (await work({ config: readConfig(), log, print })) ?? 0;
  } catch (error) {
    const reason = reasonOf(error);
    const { exitCode } = explain(error);
    complain(reason === null ? inspect(error) : `error: ${reason}`);
    process.exitCode = exitCode;
  }
}
