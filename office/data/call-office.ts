import type { Answer, Input, Operation } from '#contract/operation.ts';
import { CallFailed } from '#web/call.ts';
import { OfficeRefusal, refusalKey } from './refusals.ts';
import { requireSecondFactor } from './second-factor.ts';

interface OfficeAnswer {
  data: unknown;
  error?: string;
}

/** Called when the session has ended. */
let onSignedOut = (): void => undefined;
export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener;
}

/**
 * Makes a call of the office; all calls go through here. If it requires two-step verification, asks for it and retries
 * once; if the session has ended, navigates to the sign-in page.
 * @throws OfficeRefusal, or CallFailed when the call didn't reach the server
 */
export async function callOffice<Op extends Operation>(
  operation: Op,
  input: Input<Op>,
  signal?: AbortSignal,
): Promise<Answer<Op>> {
  const { status, data, error = '' } = await send(operation, input, signal);
  if (status === 200) return data as Answer<Op>;
  const refusal = new OfficeRefusal(status, error, data);
  if (status === 401) onSignedOut();
  const isStale = refusalKey(refusal) === 'secondFactorNeeded';
  if (isStale && (await requireSecondFactor())) return callOffice(operation, input, signal);
  throw refusal;
}

async function send(operation: Operation, input: unknown, signal?: AbortSignal) {
  try {
    const response = await fetch(`/office/api/${operation.path}`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
      ...(signal ? { signal } : {}),
    });
    return { status: response.status, ...((await response.json()) as OfficeAnswer) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailed(operation.path, { cause: error });
  }
}
