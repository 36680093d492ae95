/** How an answer fails. */
export type InjectedFault = 'timeout' | 'reset' | 'garbage' | 'error';

/** How the provider sends webhooks. */
export type HookMode = 'normal' | 'none' | 'early' | 'late' | 'doubled' | 'shuffled' | 'forged';

/** What a test token requests. */
export interface Scenario {
  result: 'approve' | 'decline' | '3ds' | 'pending' | 'pass' | 'fail';
  mishap: InjectedFault | null;
  hook: HookMode;
  /** Whether the customer's bank disputes it a moment after it is paid. */
  isDisputed: boolean;
}

const results = ['approve', 'decline', '3ds', 'pending', 'pass', 'fail'] as const;
const mishaps = ['timeout', 'reset', 'garbage', 'error'] as const;
const hooks = ['none', 'early', 'late', 'doubled', 'shuffled', 'forged'] as const;

/**
 * Parses a test token: `tok_test_<what>`, then options after dots; anything else only makes the token unique.
 * What: approve, decline, 3ds, pending; pass or fail a challenge; timeout, reset, garbage, error (not
 * charged); charge-then-timeout, … (charged). Options: hook-none, hook-early, hook-late, hook-doubled,
 * hook-shuffled, hook-forged, disputed. Null if it isn't a test token.
 */
export function readToken(token: string): Scenario | null {
  const [what = '', ...options] = token.replace(/^tok_test_/u, '').split('.');
  if (!token.startsWith('tok_test_')) return null;
  const hook = hooks.find((mode) => options.includes(`hook-${mode}`)) ?? 'normal';
  const isDisputed = options.includes('disputed');
  const result = results.find((each) => each === what);
  if (result) return { result, mishap: null, hook, isDisputed };
  const mishap = mishaps.find((each) => each === what.replace('charge-then-', ''));
  if (!mishap) return null;
  return { result: what.startsWith('charge-then-') ? 'approve' : 'pending', mishap, hook, isDisputed };
}

/** Returns whether the test provider processes this token, even if its response then fails. */
export const isTaken = (token: string): boolean =>
  !/^tok_test_(timeout|reset|garbage|error)(\.|$)/u.test(token);

/** A failure for the next calls of a kind, whatever their token; set by tests. */
export interface Fault {
  at: 'create' | 'confirm' | 'lookup' | 'cancel' | 'refund' | 'list';
  does: InjectedFault;
  /** Whether the request is executed and only the answer is lost. */
  isDone: boolean;
  times: number;
}

export class Faults {
  #waiting: Fault[] = [];

  /** Adds failures. An empty list clears pending ones. */
  add(faults: readonly Fault[]): void {
    if (faults.length === 0) this.#waiting = [];
    this.#waiting.push(...faults.map((fault) => ({ ...fault })));
  }

  /** Returns the failure for this call, if any. */
  take(at: Fault['at']): Fault | null {
    const fault = this.#waiting.find((each) => each.at === at && each.times > 0);
    if (!fault) return null;
    fault.times -= 1;
    return fault;
  }
}
