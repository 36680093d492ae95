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
import { useDateTimes } from '#office/components/use-date-times.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import '#office/components/state.css';
import '#office/styles/table.css';
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
          mails.length === 0 ? (
            <p className="soft">{t('noMails')}</p>
          ) : (
            <div className="grid-wrap">
              <table className="grid rows stuck-mails">
                <caption className="vh">{t('mails')}</caption>
                <thead>
                  <tr>
                    {(['mail', 'to', 'since', 'state', 'next'] as const).map((head) => (
                      <th scope="col" key={head}>
                        {t(head)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {mails.map((mail) => (
                    <Row key={mail.id} mail={mail} />
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </QueryState>
    </Section>
  );
}

function Row({ mail: { id, kind, to, since, tries, why, nextTryAt, maySend } }: { mail: Mail }) {
  const t = useLabels(officeHealthLabels);
  const common = useLabels(officeCommonLabels);
  const kinds = useLabels(officeMailKinds);
  const when = useDateTimes();
  const { mutate, isPending } = useOfficeMutation(tryMailAgain, { saved: common('emailQueued') });
  const name = kinds(kind);
  const isWaiting = nextTryAt !== null;
  return (
    <tr>
      <th scope="row" className="mail-kind">
        {name}
      </th>
      <td className="mail-to soft">{to === 'shop' ? t('toShop') : <UserText text={to ?? ''} />}</td>
      <td className="mail-since soft">
        <Num>{when(since)}</Num>
      </td>
      <td className="mail-state">
        {isWaiting ? (
          tries === 0 ? (
            t('goesNow')
          ) : (
            t('waits', { when: when(nextTryAt) })
          )
        ) : (
          <span className="wrong-mark">
            <Icon name="circle-alert" />
            {t('givenUp')}
          </span>
        )}
        {tries > 0 && <span className="soft"> · {t('tries', { n: tries })}</span>}
        {why !== '' && (
          <small className="soft">
            <UserText text={why} />
          </small>
        )}
      </td>
      <td className="mail-next">
        {maySend && (
          <Button
            kind="ghost"
            small
            busy={isPending}
            aria-label={t('sendAgainTo', { kind: name })}
            onClick={() => mutate({ mail: id })}
          >
            {common('resend')}
          </Button>
        )}
      </td>
    </tr>
  );
}
