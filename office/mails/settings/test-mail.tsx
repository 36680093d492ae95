import { officeMailLabels } from '#contract/labels/office/mails.ts';
import { sendTestMail } from '#contract/operations/office/settings/send-test-mail.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useFailureText } from '../use-failure-text.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';
import type { MailSettings } from './how-mails-go.tsx';

/** Sends a test email to the user, and shows the result of the last one. */
export function TestMail({ mails: { server, mine, lastTest } }: { mails: MailSettings }) {
  const t = useLabels(officeMailLabels);
  const when = useDateTimes();
  const failureText = useFailureText();
  const send = useOfficeMutation(sendTestMail, { saved: t(server === '' ? 'testSaving' : 'testAsked') });
  return (
    <>
      <Note kind={kindOf()}>
        <output>
          {lastTest
            ? t(sentence(lastTest), { when: when(lastTest.at), why: failureText(lastTest.why) })
            : t('testNever')}
        </output>
      </Note>
      <p className="soft">{t('testHint', { address: mine })}</p>
      <div>
        <Button busy={send.isPending} onClick={() => send.mutate({})}>
          {t('testSend')}
        </Button>
      </div>
    </>
  );

  function kindOf(): 'plain' | 'us' | 'bad' | 'good' {
    if (!lastTest || lastTest.state === 'waiting') return lastTest?.why ? 'us' : 'plain';
    if (lastTest.state === 'failed') return 'bad';
    return server === '' ? 'us' : 'good';
  }

  function sentence({ state, why }: NonNullable<MailSettings['lastTest']>) {
    if (state === 'failed') return 'testFailed' as const;
    if (state === 'waiting') return why === '' ? ('testWaits' as const) : ('testTries' as const);
    return server === '' ? ('testFile' as const) : ('testSent' as const);
  }
}
