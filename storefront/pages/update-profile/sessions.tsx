import { useRef, useState } from 'react';
import { sharedLabels } from '#contract/labels/shared/shared-labels.ts';
import { updateProfileLabels } from '#contract/labels/storefront/update-profile.ts';
import { useLabels } from '#storefront/shop-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useDates } from '#storefront/use-dates.ts';
import { Num } from '#ui/num.tsx';
import { usePageData } from '#web/use-page-data.ts';
import { type CustomerSession, useSessions } from './use-sessions.ts';

const loadPasswordForm = () => import('./password-form.tsx');

interface SessionsProps {
  /** The email address; '' for a customer who logs in by phone number and has no password. */
  email: string;
  onSessionEnd: () => void;
  /** Called if ending sessions needs the password first. `again` continues afterwards. */
  onPasswordNeeded: (again: () => void) => void;
}

/** The customer's active sessions, each with a logout button, and the password. */
export function Sessions({ email, onSessionEnd, onPasswordNeeded }: SessionsProps) {
  const t = useLabels(updateProfileLabels);
  const shared = useLabels(sharedLabels);
  const heading = useRef<HTMLHeadingElement>(null);
  const { sessions, failed, load, busy, end } = useSessions(onSessionEnd, onPasswordNeeded);
  const [changing, setChanging] = useState(false);
  const password = usePageData(loadPasswordForm, changing, () => setChanging(false));
  const onDone = () => {
    setChanging(false);
    void load();
    heading.current?.focus();
  };
  const endAnd = (id: number | null) => end(id, () => heading.current?.focus());
  return (
    <section className="panel form sessions" aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {t('sessions')}
      </h2>
      {email !== '' && <p>{t('sessionsHint')}</p>}
      <ul>
        {sessions.map((each) => (
          <Session key={each.SessionID} session={each} busy={busy} onEnd={() => endAnd(each.SessionID)} />
        ))}
      </ul>
      {failed && (
        <Button kind="ghost" onClick={() => void load()}>
          {shared('tryAgain')}
        </Button>
      )}
      {sessions.length > 2 && (
        <Button kind="ghost" busy={busy} onClick={() => endAnd(null)}>
          {t('endOthers')}
        </Button>
      )}
      {email === '' ? null : changing && password ? (
        <password.PasswordForm {...{ email, onSessionEnd, onDone }} />
      ) : (
        <Button kind="ghost" icon="lock" onClick={() => setChanging(true)}>
          {t('password')}
        </Button>
      )}
    </section>
  );
}

function Session({ session, busy, onEnd }: { session: CustomerSession; busy: boolean; onEnd: () => void }) {
  const { minute } = useDates();
  const t = useLabels(updateProfileLabels);
  const { Browser: browser, System: system, FirstSeenUTC, LastSeenUTC, IsCurrent } = session;
  const device =
    browser && system ? t('deviceOn', { browser, system }) : browser || system || t('otherDevice');
  return (
    <li>
      <strong>{device}</strong>
      {IsCurrent ? (
        <Badge tone="green">{t('thisDevice')}</Badge>
      ) : (
        <Button small kind="ghost" busy={busy} aria-label={t('endSessionOf', { device })} onClick={onEnd}>
          {t('endSession')}
        </Button>
      )}
      <p>
        {t('firstSeen')} <Num>{minute(FirstSeenUTC)}</Num>
        <br />
        {t('lastSeen')} <Num>{minute(LastSeenUTC)}</Num>
      </p>
    </li>
  );
}
