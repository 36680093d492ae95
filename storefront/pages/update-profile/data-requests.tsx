import { useEffect, useEffectEvent, useState } from 'react';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import type { Answer } from '#contract/operation.ts';
import { requestPersonalData } from '#contract/operations/accounts/request-personal-data.ts';
import { useLabels, useShop } from '#storefront/shop-context.tsx';
import { useDates } from '#storefront/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { failureMessage } from '#web/failure-message.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { showToast } from '#web/toasts.ts';

type DataRequest = Answer<typeof requestPersonalData>[number];
const kinds = ['copy', 'erasure'] as const;
const labels = {
  copy: { ask: 'askCopy', open: 'askedCopy' },
  erasure: { ask: 'askErasure', open: 'askedErasure' },
} as const;
const isRequest = (row: object): row is DataRequest => 'RequestedUTC' in row;

interface DataRequestsProps {
  onSessionEnd: () => void;
  /** Called if a request needs the password first. `again` resumes the action. */
  onPasswordNeeded: (again: () => void) => void;
}

/** Asks the shop for a copy of the customer's data, or for its erasure. */
export function DataRequests({ onSessionEnd, onPasswordNeeded }: DataRequestsProps) {
  const { call } = useShop();
  const t = useLabels(updateProfileLabels);
  const { day } = useDates();
  const { busy, send } = useSubmit();
  const [requests, setRequests] = useState<readonly DataRequest[] | null>(null);

  const request = async (kind: '' | DataRequest['Kind']): Promise<void> => {
    const { statusCode, data } = await call(requestPersonalData, { Kind: kind });
    if (statusCode === 200) setRequests(data.filter(isRequest));
    else if (statusCode === 401 || statusCode === 403) onSessionEnd();
    else if (statusCode === 409) onPasswordNeeded(() => void send(() => request(kind)));
    else showToast('error', { code: failureMessage(statusCode) });
  };
  const load = useEffectEvent(() => void send(() => request('')));
  useEffect(() => load(), []);

  return (
    <div className="form">
      <p>{t('dataHint')}</p>
      <output>
        {kinds.map((kind) => {
          const open = requests?.find(({ Kind }) => Kind === kind);
          return open && <p key={kind}>{t(labels[kind].open, { day: day(open.RequestedUTC) })}</p>;
        })}
      </output>
      {kinds.map(
        (kind) =>
          requests &&
          requests.every(({ Kind }) => Kind !== kind) && (
            <Button key={kind} kind="ghost" busy={busy} onClick={() => void send(() => request(kind))}>
              {t(labels[kind].ask)}
            </Button>
          ),
      )}
    </div>
  );
}
