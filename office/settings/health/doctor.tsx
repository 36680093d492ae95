import { officeHealthLabels } from '#contract/labels/office/health.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/components/note.tsx';
import { Section } from '#office/components/screen.tsx';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Icon } from '#ui/icon.tsx';
import type { HealthFinding, Health } from './health-answer.ts';
import { Findings } from './findings.tsx';

/** The results of the health check: first what needs fixing, then information. */
export function Doctor({ health: { at, parts } }: { health: Health }) {
  const t = useLabels(officeHealthLabels);
  const when = useDateTimes();
  const all = parts.flatMap(({ findings }) => findings);
  const of = (state: HealthFinding['state']) => all.filter((each) => each.state === state);
  const [musts, notes] = [of('must'), of('note')];
  const announced = () => {
    if (musts.length > 0) return musts.length === 1 ? t('oneMust') : t('musts', { n: musts.length });
    if (notes.length > 0) return notes.length === 1 ? t('oneNote') : t('notes', { n: notes.length });
    return t('well');
  };
  return (
    <>
      <Note kind={musts.length > 0 ? 'bad' : notes.length > 0 ? 'us' : 'good'}>
        <b>{announced()}</b> {t('checkedAt', { when: when(at) })}
      </Note>
      {musts.length > 0 && (
        <Section title={t('mustDo')}>
          <Findings findings={musts} />
        </Section>
      )}
      {notes.length > 0 && (
        <Section title={t('toKnow')}>
          <Findings findings={notes} />
        </Section>
      )}
      <AllWell parts={parts} />
    </>
  );
}

/** Shows the healthy checks in one line that opens to list them. */
function AllWell({ parts }: Pick<Health, 'parts'>) {
  const t = useLabels(officeHealthLabels);
  const fine = parts
    .map(({ part, findings }) => ({ part, findings: findings.filter(({ state }) => state === 'ok') }))
    .filter(({ findings }) => findings.length > 0);
  return (
    <details className="all-well">
      <summary>
        <Icon name="circle-check" />
        <b>{t('fine', { n: fine.reduce((total, { findings }) => total + findings.length, 0) })}</b>{' '}
        <span className="soft">{fine.map(({ part }) => t(part)).join(' · ')}</span>
        <Icon name="chevron-down" />
      </summary>
      {fine.map(({ part, findings }) => (
        <div key={part}>
          <h3>{t(part)}</h3>
          <Findings findings={findings} />
        </div>
      ))}
    </details>
  );
}
