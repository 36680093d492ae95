import { useEffect, useEffectEvent, useState } from 'react';
import { endCustomerSessions } from '#contract/operations/accounts/end-customer-sessions.ts';
import { getCustomerSessions } from '#contract/operations/accounts/get-customer-sessions.ts';
import type { Answer } from '#contract/operation.ts';
import { failureMessage } from '#web/failure-message.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { showToast } from '#web/toasts.ts';

export type CustomerSession = Answer<typeof getCustomerSessions>[number];

const isSession = (row: object): row is CustomerSession => 'SessionID' in row;

/**
 * Returns the customer's active sessions, empty until loaded. `onSessionEnd` is called when this session has
 * ended. `onPasswordNeeded` is called if ending a session requires the password first.
 */
export function useSessions(onSessionEnd: () => void, onPasswordNeeded: (again: () => void) => void) {
  const { call } = useShop();
  const { busy, send } = useSubmit();
  const [sessions, setSessions] = useState<readonly CustomerSession[]>([]);
  const [failed, setFailed] = useState(false);

  const request = async (id?: number | null, again?: () => void) => {
    const reply = await (id === undefined
      ? call(getCustomerSessions, {})
      : call(endCustomerSessions, { SessionID: id }));
    const { statusCode, data } = reply;
    if (statusCode === 200) setSessions(data.filter(isSession));
    else if (statusCode === 401 || statusCode === 403) onSessionEnd();
    else if (again && statusCode === 409) onPasswordNeeded(again);
    else showToast('error', { code: failureMessage(statusCode) });
    return statusCode === 200;
  };
  const load = async () => {
    try {
      setFailed(!(await request()));
    } catch {
      setFailed(true);
      showToast('error', { code: failureMessage(null) });
    }
  };
  const fill = useEffectEvent(load);
  useEffect(() => {
    const first = async () => fill();
    void first();
  }, []);

  /** Logs out one session, or with null all except this one. Then calls `done`. */
  const end = (id: number | null, done: () => void) =>
    void send(async () => {
      if (!(await request(id, () => end(id, done)))) return;
      showToast('success', { code: 'loggedOutElsewhere' });
      done();
    });

  return {
    sessions,
    /** Whether the list failed to load. */
    failed,
    load,
    busy,
    end,
  };
}
