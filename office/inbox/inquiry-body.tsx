import { Colon } from '../components/colon.tsx';
import { officeInboxLabels } from '#contract/labels/office/inbox.ts';
import { inquiry } from '#contract/resources/inquiry.ts';
import { Button } from '#ui/button.tsx';
import { QueryState } from '../components/query-state.tsx';
import { Section } from '../components/screen.tsx';
import { useCurrentStaff } from '../data/query-client.ts';
import { useLabels } from '../office-context.ts';
import { useScreenShortcut } from '../screen-keys.ts';
import { ContactLinks } from './contact-links.tsx';
import { InquiryState, WaitingTime } from './inquiry-cells.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReportFacts } from '../orders/report-facts.tsx';
import { SamplesPanel } from './samples-panel.tsx';
import { SellerPanel } from './seller-panel.tsx';
import { ThreadList } from './thread-list.tsx';
import { type InquiryRecord, useInquiryChange, useThread } from './use-inquiry.ts';
import './inbox.css';

/** A message or request: who wrote, the thread with a reply, and what its kind needs. */
export function InquiryBody({ record }: { record: InquiryRecord }) {
  const t = useLabels(officeInboxLabels);
  const query = useThread(Number(record.id));
  return (
    <div className="stack-4 inquiry">
      <InquiryActions record={record} />
      <QueryState query={query}>
        {(thread) => (
          <>
            <ContactLinks thread={thread} />
            {thread.report && <ReportFacts report={thread.report} />}
            {thread.samples && <SamplesPanel record={record} samples={thread.samples} />}
            {thread.seller && <SellerPanel id={thread.id} seller={thread.seller} />}
            <Section title={t('thread')}>
              <ThreadList thread={thread} />
              <ReplyForm key={thread.id} thread={thread} />
            </Section>
          </>
        )}
      </QueryState>
    </div>
  );
}

/** The inquiry's status, and buttons for the two most frequent changes (shortcuts M and E). */
function InquiryActions({ record }: { record: InquiryRecord }) {
  const t = useLabels(officeInboxLabels);
  const label = useLabels(inquiry.labels);
  const me = useCurrentStaff().data?.me;
  const { change, isPending } = useInquiryChange(record);
  const { state, owner, kind } = record.fields;
  const isMine = owner === (me?.id ?? 0);
  const take = () => !isMine && me && change({ owner: me.id });
  const finish = () => change({ state: state === 'done' ? 'open' : 'done' });
  useScreenShortcut('m', t('take'), take);
  useScreenShortcut('e', t('finish'), finish);
  return (
    <div className="inquiry-actions">
      <span>{label(`field.kind.${kind}`)}</span>
      <InquiryState state={state} />
      {record.fields.waitingSince !== null && (
        <span className="soft">
          {label('field.waitingSince')}
          <Colon />
          <WaitingTime record={record} />
        </span>
      )}
      <span className="inquiry-buttons">
        {!isMine && (
          <Button kind="ghost" busy={isPending} aria-keyshortcuts="m" onClick={take}>
            {t('take')}
          </Button>
        )}
        <Button kind="ghost" icon="check" busy={isPending} aria-keyshortcuts="e" onClick={finish}>
          {t(state === 'done' ? 'reopen' : 'finish')}
        </Button>
      </span>
    </div>
  );
}
