import { officeCustomerLabels } from '#contract/labels/office/customers.ts';
import { closeDataRequest } from '#contract/operations/office/customers/close-data-request.ts';
import { getPersonalData } from '#contract/operations/office/customers/get-personal-data.ts';
import { Button } from '#ui/button.tsx';
import { DialogButton } from '../components/dialog-button.tsx';
import { Note } from '../components/note.tsx';
import { Section } from '../components/screen.tsx';
import { useDates } from '../components/use-dates.ts';
import { useCan } from '../data/use-can.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { saveFile } from '../save-file.ts';
import { ErasurePlan } from './erasure-plan.tsx';
import type { CustomerDetails } from './use-customer.ts';

const requestLabels = { copy: 'requestedCopy', erasure: 'requestedErasure' } as const;

interface PersonalDataProps {
  id: number;
  name: string;
  requests: CustomerDetails['requests'];
}

/** The customer's requests about their data, copies of it, and its erasure. */
export function PersonalData({ id, name, requests }: PersonalDataProps) {
  const t = useLabels(officeCustomerLabels);
  const { lang } = useOffice();
  const day = useDates();
  const mayChange = useCan()('customers.change');
  const copy = useOfficeMutation(getPersonalData);
  const closeRequest = useOfficeMutation(closeDataRequest, { saved: t('closed') });
  const save = (kind: 'json' | 'html') =>
    copy.mutate(
      { id, language: lang },
      {
        onSuccess: (data) =>
          saveFile(data[kind], {
            name: `customer-${id}`,
            extension: kind,
            type: kind === 'json' ? 'application/json' : 'text/html',
          }),
      },
    );
  if (!mayChange && requests.length === 0) return null;
  return (
    <Section title={t('data')}>
      {requests.map((request) => (
        <Note
          key={request.id}
          kind="us"
          end={
            mayChange && (
              <Button
                kind="ghost"
                busy={closeRequest.isPending}
                onClick={() => closeRequest.mutate({ id: request.id })}
              >
                {t('close')}
              </Button>
            )
          }
        >
          {t(requestLabels[request.kind], { day: day(request.at) })}
        </Note>
      ))}
      {mayChange && (
        <>
          <div className="row-2">
            <Button kind="ghost" icon="download" busy={copy.isPending} onClick={() => save('html')}>
              {t('copyPage')}
            </Button>
            <Button kind="ghost" icon="download" busy={copy.isPending} onClick={() => save('json')}>
              {t('copyJson')}
            </Button>
            <DialogButton kind="danger" text={t('erase')} title={t('eraseTitle', { name })}>
              {(close) => <ErasurePlan id={id} onClose={close} />}
            </DialogButton>
          </div>
          <p className="soft">{t('eraseHint')}</p>
        </>
      )}
    </Section>
  );
}
