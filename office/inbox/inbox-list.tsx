import { useEffect, useRef } from 'react';
import { officeFiltersLabels } from '#contract/labels/office/filters.ts';
import { officeListLabels } from '#contract/labels/office/lists.ts';
import type { FieldInput } from '#contract/operations/office/records/record-types.ts';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { navigate } from '#web/navigate.ts';
import { MoreButton } from '../components/more-button.tsx';
import { QueryState } from '../components/query-state.tsx';
import { useDates } from '../components/use-dates.ts';
import { addressOf } from '../lists/list-choices.ts';
import { useLabels } from '../office-context.ts';
import { RecordCell } from '../resources/record-cell.tsx';
import { useResource } from '../resources/use-resource.ts';
import { useResourceList } from '../resources/use-resource-list.ts';
import { useScreenShortcut } from '../screen-keys.ts';
import { InquiryState, WaitingTime } from './inquiry-cells.tsx';
import type { InquiryRecord } from './use-inquiry.ts';
import './inbox.css';

const reveal = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'nearest' });

/** The inbox beside an open message. `J` and `K` open the next and the previous message. */
export function InboxList({ id }: { id: number }) {
  const { t, list, described } = useResource();
  const keys = useLabels(officeFiltersLabels);
  const text = useLabels(officeListLabels);
  const { choices, query, rows } = useResourceList();
  const records = rows as InquiryRecord[];
  const at = records.findIndex((each) => Number(each.id) === id);
  // A message that is done may leave the list; the next one then has its place.
  const place = useRef(0);
  useEffect(() => {
    if (at >= 0) place.current = at;
  }, [at]);
  const open = (record: InquiryRecord | undefined) =>
    record && navigate(addressOf(`${list}/${record.id}`, choices), { replace: true });
  useScreenShortcut('j', keys('nextRow'), () => open(records[at < 0 ? place.current : at + 1]), true);
  useScreenShortcut('k', keys('previousRow'), () => open(records[(at < 0 ? place.current : at) - 1]), true);
  return (
    <nav className="inbox-list" aria-label={t('view.message')}>
      <QueryState query={query}>
        {() => (
          <ul role="list">
            {records.length === 0 && <li className="soft">{text('none')}</li>}
            {records.map((record) => (
              <li key={record.id}>
                <a
                  href={addressOf(`${list}/${record.id}`, choices)}
                  ref={Number(record.id) === id ? reveal : undefined}
                  aria-current={Number(record.id) === id ? 'page' : undefined}
                >
                  <Row record={record} owner={described.data?.fields['owner']} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <MoreButton query={query} />
    </nav>
  );
}

function Row({ record, owner }: { record: InquiryRecord; owner: FieldInput | undefined }) {
  const { resource, t } = useResource();
  const day = useDates();
  const { name, subject, kind, state, waitingSince, writtenAt } = record.fields;
  return (
    <>
      <b>
        <UserText text={name} />
      </b>
      <span className="inbox-end soft">
        {waitingSince === null ? <Num>{day(writtenAt)}</Num> : <WaitingTime record={record} />}
      </span>
      <span className="inbox-subject">
        <UserText text={subject} />
      </span>
      <span>
        <InquiryState state={state} /> · <span className="soft">{t(`field.kind.${kind}`)}</span>
      </span>
      <span className="inbox-end soft">
        <RecordCell labels={resource.labels} name="owner" field={owner} value={record.fields.owner} />
      </span>
    </>
  );
}
