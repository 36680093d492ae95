import type { ReactNode } from 'react';
import { auditEventLabels } from '#contract/audit-events.ts';
import { officeAuditLabels } from '#contract/labels/office/audit.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { useLabelScreen } from '#office/components/use-label-screen.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { useDiscountSentence } from '#office/discounts/use-discount-sentence.ts';
import type { ListColumn } from '#office/lists/list-table.tsx';
import { useLabels } from '#office/office-context.ts';
import { useRecordLink } from '#office/records/use-record-link.ts';
import { Icon } from '#ui/icon.tsx';
import { Num } from '#ui/num.tsx';
import { UserText } from '#ui/user-text.tsx';
import { Changes } from './changes.tsx';
import type { Entry } from './entry.ts';
import '#office/components/state.css';

const wrong = /refused|limited|failed|alarm|mismatch/u;

export function useColumns(): ListColumn<Entry>[] {
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
      name: 'source',
      head: t('source'),
      look: 'soft',
      cell: ({ source }) => source && t(source),
    },
    {
      name: 'what',
      head: t('what'),
      isTitle: true,
      line: 'line-1',
      cell: ({ event }) => {
        const labelText = auditEventLabels[event];
        const what = labelText ? t(labelText) : event;
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
      cell: ({ thing }) => <Thing thing={thing} />,
    },
    {
      name: 'changes',
      head: t('changes'),
      line: 'line-4 is-wide',
      cell: (entry) => <Changes {...entry} />,
    },
  ];
}

function Actor({ who: { kind, id, name, key } }: Pick<Entry, 'who'>) {
  const t = useLabels(officeAuditLabels);
  const linkTo = useRecordLink();
  if (kind === 'customers')
    return (
      <>
        <RecordLink href={linkTo('customer', id ?? 0)}>{name || <Num>{`#${id}`}</Num>}</RecordLink>{' '}
        <small className="soft">{t('customer')}</small>
      </>
    );
  if (key !== undefined) return <UserText text={t('keyOf', { key, name })} />;
  if (name === '') return kind === 'staff' ? <Num>{`#${id}`}</Num> : t(kind);
  return <UserText text={name} />;
}

function RecordLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const text = typeof children === 'string' ? <UserText text={children} /> : children;
  return href === undefined ? text : <a href={href}>{text}</a>;
}

/** The changed record, with a link if it has a screen that the viewer may open. */
function Thing({ thing: { kind, id, name, km, rule, label, isGone } }: Pick<Entry, 'thing'>) {
  const t = useLabels(officeAuditLabels);
  const inLanguage = useLocalizedText();
  const sentenceOf = useDiscountSentence();
  const screenName = useLabelScreen();
  const linkTo = useRecordLink();
  if (label)
    return (
      <>
        <UserText text={inLanguage(label) || name} />{' '}
        <small className="soft">{screenName(label.screen)}</small>
      </>
    );
  const key = kind === 'order' ? name : id;
  const text = rule ? sentenceOf(rule) : inLanguage({ en: name, km: km ?? '' });
  return (
    <>
      <RecordLink href={key === null || isGone ? undefined : linkTo(kind, key)}>{text}</RecordLink>
      {isGone && <small className="soft"> {t('isGone')}</small>}
    </>
  );
}
