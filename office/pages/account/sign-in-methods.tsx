import { useState } from 'react';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeAccountLabels } from '#contract/labels/office/account.ts';
import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { beginAuthenticator } from '#contract/operations/office/account/begin-authenticator.ts';
import { makeRecoveryCodes } from '#contract/operations/office/account/make-recovery-codes.ts';
import { removeFactor } from '#contract/operations/office/account/remove-factor.ts';
import { callOffice } from '#office/data/call-office.ts';
import { fetchCurrentUser } from '#office/data/query-client.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useAttempt } from '#office/staff/use-attempt.ts';
import type { Me } from '#office/data/me.ts';
import { useLabels } from '#office/office-context.ts';
import { confirmDialog } from '#office/components/confirm-dialog.tsx';
import { Failure } from '#office/components/note.tsx';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { Section } from '#office/components/screen.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { FactorDialog, type Opened } from './factor-dialog.tsx';

/** Passkeys, authenticator and recovery codes, which can be added, removed and regenerated. */
export function SignInMethods({ me: { factors, passkeys } }: { me: Me }) {
  const t = useLabels(officeAccountLabels);
  const common = useLabels(officeCommonLabels);
  const enrol = useLabels(officeEnrolLabels);
  const when = useDateTimes();
  const [opened, setOpened] = useState<Opened | null>(null);
  const offering = useAttempt('');
  const renewing = useAttempt('');
  const failure = offering.failure ?? renewing.failure;
  const removing = useOfficeMutation(removeFactor);
  const remove = (factor: Parameters<typeof removing.mutate>[0]['factor'], name: string) =>
    void confirmDialog({ question: t('removeSure', { name }), confirm: common('remove') }, () =>
      removing.mutate({ factor }),
    );
  const newCodes = async () => {
    const { recoveryCodes } = await callOffice(makeRecoveryCodes, {});
    setOpened({ kind: 'codes', codes: recoveryCodes });
    await fetchCurrentUser();
  };
  return (
    <Section
      title={t('signInMethods')}
      end={
        <Button kind="ghost" icon="plus" onClick={() => setOpened({ kind: 'passkey' })}>
          {t('addPasskey')}
        </Button>
      }
    >
      <Failure>{failure}</Failure>
      <ul className="rows">
        {passkeys.map(({ id, name, madeAt, usedAt }) => (
          <li key={id}>
            <OfficeIcon name="fingerprint" />
            <p>
              <b>{name}</b>{' '}
              <small>
                {t('madeAt', { when: when(madeAt) })} ·{' '}
                {usedAt === null ? t('neverUsed') : t('usedAt', { when: when(usedAt) })}
              </small>
            </p>
            <Button
              kind="quiet"
              aria-label={t('removeNamed', { name })}
              onClick={() => remove({ passkey: id }, name)}
            >
              {common('remove')}
            </Button>
          </li>
        ))}
        <li>
          <OfficeIcon name="smartphone" />
          <p>
            <b>{enrol('authenticator')}</b> <small>{t(factors.authenticator ? 'isSetUp' : 'notSetUp')}</small>
          </p>
          {factors.authenticator ? (
            <Button
              kind="quiet"
              aria-label={t('removeNamed', { name: enrol('authenticator') })}
              onClick={() => remove('authenticator', enrol('authenticator'))}
            >
              {common('remove')}
            </Button>
          ) : (
            <Button
              kind="quiet"
              busy={offering.busy}
              onClick={() =>
                void offering.attempt(async () => {
                  const offer = await callOffice(beginAuthenticator, {});
                  setOpened({ kind: 'authenticator', offer });
                })
              }
            >
              {enrol('setUp')}
            </Button>
          )}
        </li>
        <li>
          <Icon name="lock" />
          <p>
            <b>{t('codes')}</b> <small>{t('codesLeft', { n: factors.recoveryCodes })}</small>
          </p>
          <Button
            kind="quiet"
            busy={renewing.busy}
            onClick={() =>
              void confirmDialog({ question: t('newCodesSure'), confirm: t('newCodes') }, () =>
                renewing.attempt(newCodes),
              )
            }
          >
            {t('newCodes')}
          </Button>
        </li>
      </ul>
      <FactorDialog
        opened={opened}
        onClose={() => setOpened(null)}
        onAdded={(codes) => {
          setOpened(codes.length > 0 ? { kind: 'codes', codes } : null);
          void fetchCurrentUser();
        }}
      />
    </Section>
  );
}
