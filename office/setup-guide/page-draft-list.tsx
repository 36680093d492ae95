import { officePagesLabels } from '#contract/labels/office/custom-pages.ts';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFirstDayLabels } from '#contract/labels/office/first-day.ts';
import { changeRecord } from '#contract/operations/office/records/change-record.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { navigate } from '#web/navigate.ts';
import { QueryState } from '../components/query-state.tsx';
import { Section } from '../components/screen.tsx';
import { useCurrentStaff } from '../data/query-client.ts';
import { useOfficeMutation } from '../data/use-office-mutation.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { type RecordFields, type StoredRecord, useRecords } from '../records/use-records.ts';
import { filledBody, pageDrafts } from './page-drafts.ts';

/** The pages that customers expect. Each is created as a hidden draft, which staff fill in and publish. */
export function PageDraftList() {
  const t = useLabels(officePagesLabels);
  const query = useRecords('customPage');
  const settings = useRecords('shop').data?.records[0]?.fields ?? {};
  return (
    <Section title={t('expected')}>
      <p className="soft">{t('draftsHint')}</p>
      <QueryState query={query}>
        {({ records }) => (
          <ol className="starts" role="list">
            {pageDrafts.map((draft) => (
              <DraftRow
                key={draft.key}
                draft={draft}
                settings={settings}
                record={records.find(({ fields }) => fields['slug'] === draft.fields.slug) ?? null}
              />
            ))}
          </ol>
        )}
      </QueryState>
    </Section>
  );
}

interface DraftRowProps {
  draft: (typeof pageDrafts)[number];
  settings: RecordFields;
  /** The stored page at the draft's address. */
  record: StoredRecord | null;
}

function DraftRow({ draft: { key, fields }, settings, record }: DraftRowProps) {
  const t = useLabels(officePagesLabels);
  const common = useLabels(officeCommonLabels);
  const guide = useLabels(officeFirstDayLabels);
  const { links } = useOffice();
  const me = useCurrentStaff().data?.me;
  const { mutate, isPending } = useOfficeMutation(changeRecord, { saved: t('draftCreated') });
  const isPublished = record?.fields['published'] === true;
  const open = (id: number | string) => `${links.customPages}/${id}`;
  const nameFor = (what: string) => guide('goTo', { what, step: t(key) });
  return (
    <li className={isPublished ? 'start is-done' : 'start'}>
      <span className="start-mark">{isPublished && <Icon name="check" />}</span>
      <div>
        <h3>{t(key)}</h3>
        <p className="soft">{t(isPublished ? 'published' : record ? 'isDraft' : 'noPage')}</p>
      </div>
      {record ? (
        <Button
          kind={isPublished ? 'quiet' : 'ghost'}
          href={open(record.id)}
          aria-label={nameFor(common('edit'))}
        >
          {common('edit')}
        </Button>
      ) : (
        <Button
          kind="ghost"
          busy={isPending}
          aria-label={nameFor(t('createDraft'))}
          onClick={() =>
            mutate(
              {
                kind: 'customPage',
                id: null,
                version: null,
                fields: { ...fields, body: filledBody(fields.body, settings, me?.savesEmails === true) },
              },
              { onSuccess: ({ id }) => navigate(open(id)) },
            )
          }
        >
          {t('createDraft')}
        </Button>
      )}
    </li>
  );
}
