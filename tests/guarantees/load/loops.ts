import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { says } from '../gate.ts';
import type { ClosedLoopOptions, SenderOptions, StreamOutcome } from './sender.ts';

/** Runs the sender in another process, and returns its result. */
async function elsewhere<Outcome>(options: SenderOptions | ClosedLoopOptions): Promise<Outcome> {
  const child = fork(path.join(import.meta.dirname, 'sender.ts'), [], { execArgv: [] });
  child.send(options);
  const [outcome] = (await once(child, 'message')) as [Outcome];
  return outcome;
}

/**
 * Returns the answers per second for this many clients, each of which sends its next request as soon as the last one is
 * answered.
 */
export const throughput = async (options: ClosedLoopOptions): Promise<number> =>
  (await elsewhere<number>(options)) / options.seconds;

/** Sends requests at steady rates, and returns the outcomes. */
export async function openLoop(options: SenderOptions): Promise<Record<string, StreamOutcome>> {
  const outcomes = await elsewhere<StreamOutcome[]>(options);
  for (const { name, sent, accepted, shed, p50, p99, slowest, other, ownDelay } of outcomes) {
    says(
      `${name}: ${sent} sent in ${options.seconds} s, ${accepted} accepted (p50 ${Math.round(p50)}, p99 ${Math.round(p99)}, slowest ${Math.round(slowest)} ms), ${shed} asked to retry, others ${JSON.stringify(other)}; the sender itself was ${Math.round(ownDelay)} ms late`,
    );
  }
  return Object.fromEntries(outcomes.map((each) => [each.name, each]));
}
