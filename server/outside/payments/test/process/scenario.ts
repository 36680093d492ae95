/** How an answer goes wrong. */
export type Mishap = 'timeout' | 'reset' | 'garbage' | 'error';

/** How the provider tells by webhook. */
export type HookMode = 'normal' | 'none' | 'early' | 'late' | 'doubled' | 'shuffled' | 'forged';

/** What a test token asks for. */
export interface Scenario {
  result: 'approve' | 'decline' | '3ds' | 'pending' | 'pass' | 'fail';
  mishap: Mishap | null;
  hook: HookMode;
}

const results = ['approve', 'decline', '3ds', 'pending', 'pass', 'fail'] as const;
const mishaps = ['timeout', 'reset', 'garbage', 'error'] as const;
const hooks = ['none', 'early', 'late', 'doubled', 'shuffled', 'forged'] as const;

/**
 * Reads a test token: `tok_test_<what>`, then options behind dots; what is no option only makes the token unique.
 * What: approve, decline, 3ds, pending; pass or fail a challenge; timeout, reset, garbage, error (no money is taken);
 * charge-then-timeout, … (it is). Options: hook-none, hook-early, hook-late, hook-doubled, hook-shuffled, hook-forged.
 * null: no test token.
 */
export function readToken(token: string): Scenario | null {
  const [what = '', ...options] = token.replace(/^tok_test_/u, '').split('.');
  if (!token.startsWith('tok_test_')) return null;
  const hook = hooks.find((mode) => options.includes(`hook-${mode}`)) ?? 'normal';
  const result = results.find((each) => each === what);
  if (result) return { result, mishap: null, hook };
  const mishap = mishaps.find((each) => each === what.replace('charge-then-', ''));
  if (!mishap) return null;
  return { result: what.startsWith('charge-then-') ? 'approve' : 'pending', mishap, hook };
}

/** Whether the money moves before the answer goes wrong. */
export const isTaken = (token: string): boolean =>
  !/^tok_test_(timeout|reset|garbage|error)(\.|$)/u.test(token);

/** What goes wrong at the next calls of a kind, whatever they say; set by tests. */
export interface Fault {
  at: 'create' | 'confirm' | 'lookup' | 'cancel' | 'refund' | 'list';
  does: Mishap;
  /** True: what was asked for is done, only the answer is lost. */
  isDone: boolean;
  times: number;
}

export class Faults {
  #waiting: Fault[] = [];

  /** None: what was to come is taken back. */
  add(faults: readonly Fault[]): void {
    if (faults.length === 0) this.#waiting = [];
    this.#waiting.push(...faults.map((fault) => ({ ...fault })));
  }

  /** The fault of this call, if there is one. */
  take(at: Fault['at']): Fault | null {
    const fault = this.#waiting.find((each) => each.at === at && each.times > 0);
    if (!fault) return null;
    fault.times -= 1;
    return fault;
  }
}
