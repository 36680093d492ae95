import { auditWords } from '#contract/audit-events.ts';
import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import type { Answer } from '#contract/operation.ts';
import type { listAudit } from '#contract/operations/office/audit/list-audit.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useLabelScreen } from '#office/components/use-label-screen.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useDiscountSentence } from '#office/discounts/use-discount-sentence.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { Changes } from './changes.tsx';
import type { Entry } from './entry.ts';
import '#office/components/state.css';
import '#office/styles/table.css';

interface AuditTableProps {
  entries: readonly Entry[];
  people: Answer<typeof listAudit>['people'];
  /** Whether other entries are loading. */
  isBusy: boolean;
}

/** The audit log table. On a phone an entry takes a few lines. */
export function AuditTable({ entries, people, isBusy }: AuditTableProps) {
  const t = useLabels(officeAuditLabels);
  return (
    <div className={isBusy ? 'grid-wrap is-busy' : 'grid-wrap'}>
      <table className="grid rows audit" aria-busy={isBusy}>
        <caption className="vh">{t('about')}</caption>
        <thead>
          <tr>
            <th scope="col" aria-sort="descending">
              {t('when')}
            </th>
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('thing')}</th>
            <th scope="col">{t('changes')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row
              key={entry.id}
              entry={entry}
              nameOf={(id) => people.find((each) => each.id === id)?.name ?? `#${id}`}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const wrong = /refused|limited|failed|alarm|mismatch/u;

interface RowProps {
  entry: Entry;
  /** Returns a staff member's name. */
  nameOf: (id: number) => string;
}

function Row({ entry: { at, who, event, thing, changes, facts }, nameOf }: RowProps) {
  const { links } = useOffice();
  const t = useLabels(officeAuditLabels);
  const when = useDateTimes();
  const inLanguage = useLocalizedText();
  const sentenceOf = useDiscountSentence();
  const screenName = useLabelScreen();
  const word = auditWords[event];
  const what = word ? t(word) : event;
  const name = who.name || (who.kind === 'staff' ? `#${who.id}` : t(who.kind));
  return (
    <tr>
      <td className="audit-when soft">
        <Num>{when(at)}</Num>
      </td>
      <td className="audit-who">
        {who.kind === 'staff' || who.kind === 'terminal' ? <UserText text={name} /> : name}
        {who.kind === 'customers' && (
          <>
            {' '}
            <span className="soft">
              <Num>{`#${who.id}`}</Num>
            </span>
          </>
        )}
        {who.kind === 'terminal' && who.name !== '' && <small className="soft"> {t('terminal')}</small>}
      </td>
      <th scope="row" className="audit-what">
        {wrong.test(event) ? (
          <span className="wrong-mark">
            <Icon name="circle-alert" />
            {what}
          </span>
        ) : (
          what
        )}
      </th>
      <td className="audit-thing">
        {thing.kind === 'order' ? (
          <a href={`${links.orders}/${encodeURIComponent(thing.name)}`}>
            <Num>{thing.name}</Num>
          </a>
        ) : thing.rule ? (
          <a href={`${links.discounts}/${thing.id}`}>
            <UserText text={sentenceOf(thing.rule)} />
          </a>
        ) : thing.label ? (
          <>
            <UserText text={inLanguage(thing.label) || thing.name} />{' '}
            <small className="soft">{screenName(thing.label.screen)}</small>
          </>
        ) : (
          <UserText text={thing.kind === 'staff' && thing.id !== null ? nameOf(thing.id) : thing.name} />
        )}
      </td>
      <td className="audit-changes">
        <Changes event={event} changes={changes} facts={facts} />
      </td>
    </tr>
  );
}
