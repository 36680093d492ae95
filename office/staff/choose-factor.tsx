import { useEffect, useState } from 'react';
import { officeEnrolLabels } from '#contract/labels/office/enrol.ts';
import { beginAuthenticator } from '#contract/operations/office/account/begin-authenticator.ts';
import { callOffice } from '#office/data/call-office.ts';
import { Authenticator } from './authenticator.tsx';
import { makeOne } from './passkey.ts';
import { useAttempt } from './use-attempt.ts';
import { useLabels } from '#office/office-context.ts';
import { Failure } from '#office/components/note.tsx';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { Button } from '#ui/button.tsx';
import { readTab, writeTab } from '#web/tab-storage.ts';

/** The session storage key that marks authenticator setup as started in this tab. */
const begun = 'kado-authenticator-begun';

/** The second step: a passkey on this device, or an authenticator app. */
export function ChooseFactor({ onAdded }: { onAdded: (recoveryCodes: readonly string[]) => void }) {
  const t = useLabels(officeEnrolLabels);
  const { busy, failure, attempt } = useAttempt(t('passkeyNotMade'));
  const [offer, setOffer] = useState<{ secret: string; address: string } | null>(null);
  const begin = () =>
    attempt(async () => {
      setOffer(await callOffice(beginAuthenticator, {}));
      writeTab(begun, {});
    });
  useEffect(() => {
    // Resumes after a reload, because the app may already have the key.
    if (readTab(begun) !== null) void begin();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  const added = (codes: readonly string[]) => {
    writeTab(begun, null);
    onAdded(codes);
  };
  return (
    <>
      <p className="soft">{t('factorText')}</p>
      <Failure>{failure}</Failure>
      <div className="pick is-first">
        <OfficeIcon name="fingerprint" />
        <h2>{t('passkey')}</h2>
        <Button busy={busy} onClick={() => void attempt(async () => added(await makeOne(t('passkeyName'))))}>
          {t('makePasskey')}
        </Button>
        <p>{t('passkeyText')}</p>
      </div>
      <div className="pick">
        <OfficeIcon name="smartphone" />
        <h2>{t('authenticator')}</h2>
        {offer === null && (
          <Button kind="ghost" busy={busy} onClick={() => void begin()}>
            {t('setUp')}
          </Button>
        )}
        <p>{t('authenticatorText')}</p>
      </div>
      {offer && <Authenticator offer={offer} onAdded={added} />}
    </>
  );
}
