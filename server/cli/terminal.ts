import { createInterface } from 'node:readline/promises';
import { OperatorError } from '../process/operator-error.ts';

export interface Terminal {
  ask(question: string): Promise<string>;
  close(): void;
}

/**
 * Opens the interactive terminal. Null if there is none. Ctrl-C and Ctrl-D instead of an answer throw an
 * OperatorError.
 */
export function openTerminal(): Terminal | null {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const gone = new Promise<never>((_, reject) => {
    terminal.once('close', reject);
  });
  gone.catch(() => undefined);
  return {
    async ask(question) {
      try {
        return await Promise.race([gone, terminal.question(question)]);
      } catch {
        throw new OperatorError('Canceled. No changes were made.');
      }
    },
    close: () => terminal.close(),
  };
}
