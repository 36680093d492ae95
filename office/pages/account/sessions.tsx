import { officeAccountLabels } from '#contract/labels/office/account.ts';
import { endMySessions } from '#contract/operations/office/account/end-my-sessions.ts';
import { getMe } from '#contract/operations/office/account/get-me.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import type { Me } from '#office/data/me.ts';
import { useLabels } from '#office/office-context.ts';
import { OfficeIcon } from '#office/components/office-icon.tsx';
import { Section } from '#office/components/screen.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';

/** Active sessions. Each can be ended, or all others at once. */
export function Sessions({ sessions }: Pick<Me, 'sessions'>) {
  const t = useLabels(officeAccountLabels);
  const when = useDateTimes();
  const end = useOfficeMutation(endMySessions, {
    shows: {
      operation: getMe,
      input: {},
      as: (answer, { sessionId }) => {
        const stays = ({ id, isThis }: Me['sessions'][number]) =>
          isThis || (sessionId !== null && id !== sessionId);
        return answer.me
          ? { ...answer, me: { ...answer.me, sessions: answer.me.sessions.filter(stays) } }
          : answer;
      },
    },
  });
  return (
    <Section
      title={t('sessions')}
      end={
        sessions.length > 1 && (
          <Button kind="ghost" onClick={() => end.mutate({ sessionId: null })}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <ul className="rows">
        {sessions.map(({ id, browser, system, since, usedAt, isThis }) => {
          const name = t('session', { browser, system });
          return (
            <li key={id}>
              <OfficeIcon name="monitor" />
              <p>
                <b>{name}</b>{' '}
                <small>
                  {isThis ? t('thisOne') : t('usedAt', { when: when(usedAt) })} ·{' '}
                  {t('since', { when: when(since) })}
                </small>
              </p>
              {!isThis && (
                <Button
                  kind="quiet"
                  aria-label={t('endNamed', { name })}
                  onClick={() => end.mutate({ sessionId: id })}
                >
                  {t('end')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
