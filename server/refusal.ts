import { Refusal } from '#database/refusal.ts';

export { Refusal };

/** What ends a start, as the person at the terminal reads it: one line for a refusal, the stack for a fault of ours. */
export function explain(error: unknown): { text: string; exitCode: number } {
  if (error instanceof Refusal) {
    return {
      text: `Kado cannot start: ${error.message.replaceAll(/\s*\n\s*/gu, ' ')}`,
      exitCode: Refusal.exitCode,
    };
  }
  return { text: error instanceof Error ? (error.stack ?? error.message) : String(error), exitCode: 1 };
}
