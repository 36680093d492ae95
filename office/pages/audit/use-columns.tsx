import { auditWords } from '#contract/audit-events.ts';
import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useLabelScreen } from '#office/components/use-label-screen.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useDiscountSentence } from '#office/discounts/use-discount-sentence.ts';
import type { ListColumn } from '#office/lists/list-table.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { Changes } from './changes.tsx';
import type { Entry } from './entry.ts';
import '#office/components/state.css';

type People = readonly { id: number; name: string }[];

const wrong = /refused|limited|failed|alarm|mismatch/u;

/** Returns the columns of the audit log. */
export function useColumns(people: People): ListColumn<Entry>[] {
  const t = useLabels(officeAuditLabels);
  const when = useDateTimes();
  return [
    {
      name: 'when',
      head: t('when'),
      line: 'line-1 is-side',
      look: 'soft',
      cell: ({ at }) => <Num>{when(at)}</Num>,
    },
    { name: 'who', head: t('who'), line: 'line-2 is-wide', cell: ({ who }) => <Actor who={who} /> },
    {
      name: 'what',
      head: t('what'),
      isTitle: true,
      line: 'line-1',
      cell: ({ event }) => {
        const word = auditWords[event];
        const what = word ? t(word) : event;
        if (!wrong.test(event)) return what;
        return (
          <span className="wrong-mark">
            <Icon name="circle-alert" />
            {what}
          </span>
        );
      },
    },
    {
      name: 'thing',
      head: t('thing'),
      line: 'line-3 is-wide',
      cell: ({ thing }) => <Thing {...{ thing, people }} />,
    },
    {
      name: 'changes',
      head: t('changes'),
      line: 'line-4 is-wide',
      cell: (entry) => <Changes {...entry} />,
    },
  ];
}

function Actor({ who }: Pick<Entry, 'who'>) {
  const t = useLabels(officeAuditLabels);
  const name = who.name || (who.kind === 'staff' ? `#${who.id}` : t(who.kind));
  return (
    <>
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
    </>
  );
}

/** The changed record, with a link if it has a page. */
function Thing({ thing, people }: Pick<Entry, 'thing'> & { people: People }) {
  const { links } = useOffice();
  const inLanguage = useLocalizedText();
  const sentenceOf = useDiscountSentence();
  const screenName = useLabelScreen();
  const { kind, id, name, rule, label } = thing;
  if (kind === 'order')
    return (
      <a href={`${links.orders}/${encodeURIComponent(name)}`}>
        <Num>{name}</Num>
      </a>
    );
  if (rule)
    return (
      <a href={`${links.discounts}/${id}`}>
        <UserText text={sentenceOf(rule)} />
      </a>
    );
  if (label)
    return (
      <>
        <UserText text={inLanguage(label) || name} />{' '}
        <small className="soft">{screenName(label.screen)}</small>
      </>
    );
  if (kind !== 'staff' || id === null) return <UserText text={name} />;
  return <UserText text={people.find((each) => each.id === id)?.name ?? `#${id}`} />;
}
