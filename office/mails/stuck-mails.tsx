import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeHealthLabels } from '#contract/labels/office/health.ts';
import { officeMailKinds } from '#contract/labels/office/mail-kinds.ts';
import type { Answer } from '#contract/operation.ts';
import { listStuckMails } from '#contract/operations/office/health/list-stuck-mails.ts';
import { tryMailAgain } from '#contract/operations/office/health/try-mail-again.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useOfficeMutation } from '#office/data/use-office-mutation.ts';
import { useLabels } from '#office/office-context.ts';
import { Section } from '#office/components/screen.tsx';
import { Table } from '#office/components/table.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import '#office/components/state.css';
import { useFailureText } from './use-failure-text.ts';
import './stuck-mails.css';

type Mail = Answer<typeof listStuckMails>['mails'][number];

/** Queued emails, and failed ones with the reason and a button to send them again. */
export function StuckMails({ title }: { title?: string }) {
  const t = useLabels(officeHealthLabels);
  const query = useOfficeQuery(listStuckMails, {});
  const { sentInADay: sent = null, savedInADay: saved = 0 } = query.data ?? {};
  return (
    <Section
      id="stuck-mails"
      title={title ?? t('mails')}
      end={
        sent !== null && (
          <span className="soft">
            {t('mailsSent', { n: sent })}
            {saved > 0 && ` · ${t('mailsSaved', { n: saved })}`}
          </span>
        )
      }
    >
      <QueryState query={query}>
        {({ mails }) =>
          mails.length === 0 ? <p className="soft">{t('noMails')}</p> : <MailsTable mails={mails} />
        }
      </QueryState>
    </Section>
  );
}

function MailsTable({ mails }: { mails: readonly Mail[] }) {
  const t = useLabels(officeHealthLabels);
  const kinds = useLabels(officeMailKinds);
  const when = useDateTimes();
  return (
    <Table
      name="stuck-mails"
      caption={t('mails')}
      rows={mails}
      keyOf={({ id }) => id}
      columns={[
        { name: 'mail', head: t('mail'), isTitle: true, look: 'mail-kind', cell: ({ kind }) => kinds(kind) },
        {
          name: 'to',
          head: t('to'),
          look: 'mail-to soft',
          cell: ({ to }) => (to === 'shop' ? t('toShop') : <UserText text={to ?? ''} />),
        },
        {
          name: 'since',
          head: t('since'),
          look: 'mail-since soft',
          cell: ({ since }) => <Num>{when(since)}</Num>,
        },
        { name: 'state', head: t('state'), look: 'mail-state', cell: (mail) => <MailState mail={mail} /> },
        {
          name: 'next',
          head: t('next'),
          look: 'mail-next',
          cell: (mail) => mail.maySend && <Resend mail={mail} />,
        },
      ]}
    />
  );
}

function MailState({ mail: { tries, why, nextTryAt } }: { mail: Mail }) {
  const t = useLabels(officeHealthLabels);
  const failureText = useFailureText();
  const when = useDateTimes();
  return (
    <>
      {nextTryAt === null ? (
        <span className="wrong-mark">
          <Icon name="circle-alert" />
          {t('givenUp')}
        </span>
      ) : tries === 0 ? (
        t('goesNow')
      ) : (
        t('waits', { when: when(nextTryAt) })
      )}
      {tries > 0 && <span className="soft"> · {t('tries', { n: tries })}</span>}
      {why !== '' && (
        <small className="soft">
          <UserText text={failureText(why)} />
          {failureText(why) !== why && ` (${why})`}
        </small>
      )}
    </>
  );
}

function Resend({ mail: { id, kind } }: { mail: Mail }) {
  const t = useLabels(officeHealthLabels);
  const common = useLabels(officeCommonLabels);
  const kinds = useLabels(officeMailKinds);
  const { mutate, isPending } = useOfficeMutation(tryMailAgain, { saved: common('emailQueued') });
  return (
    <Button
      kind="ghost"
      small
      busy={isPending}
      aria-label={t('sendAgainTo', { kind: kinds(kind) })}
      onClick={() => mutate({ mail: id })}
    >
      {common('resend')}
    </Button>
  );
}
