import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { says } from '../gate.ts';
import type { SenderOptions, StreamOutcome } from './sender.ts';

/** Sends from another process at steady rates, and tells what came of it. */
export async function openLoop(options: SenderOptions): Promise<Record<string, StreamOutcome>> {
  const child = fork(path.join(import.meta.dirname, 'sender.ts'), [], { execArgv: [] });
  child.send(options);
  const [outcomes] = (await once(child, 'message')) as [StreamOutcome[]];
  for (const { name, sent, accepted, shed, p50, p99, slowest, other, ownDelay } of outcomes) {
    says(
      `${name}: ${sent} sent in ${options.seconds} s, ${accepted} accepted (p50 ${Math.round(p50)}, p99 ${Math.round(p99)}, slowest ${Math.round(slowest)} ms), ${shed} told to come back, others ${JSON.stringify(other)}; the sender itself was ${Math.round(ownDelay)} ms late`,
    );
  }
  return Object.fromEntries(outcomes.map((each) => [each.name, each]));
}
