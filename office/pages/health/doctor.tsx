import { doctorAdvice } from '#contract/labels/office/doctor-advice.ts';
import { doctorFindings } from '#contract/labels/office/doctor-findings.ts';
import { officeHealthLabels } from '#contract/labels/office/health.ts';
import type { Answer } from '#contract/operation.ts';
import type { getHealth } from '#contract/operations/office/health/get-health.ts';
import { useLabels } from '#office/office-context.ts';
import { Note } from '#office/parts/note.tsx';
import { Section } from '#office/parts/screen.tsx';
import { useMoments } from '#office/parts/use-moments.ts';
import { Icon } from '#ui/icon.tsx';

export type Health = Answer<typeof getHealth>;
type Finding = Health['parts'][number]['findings'][number];

const icons = { must: 'circle-alert', note: 'info', ok: 'circle-check' } as const;

/** What the doctor says: first what must be done, then what is worth knowing. */
export function Doctor({ health: { at, parts } }: { health: Health }) {
  const t = useLabels(officeHealthLabels);
  const when = useMoments();
  const all = parts.flatMap(({ findings }) => findings);
  const of = (state: Finding['state']) => all.filter((each) => each.state === state);
  const musts = of('must');
  const said =
    musts.length === 0 ? t('well') : musts.length === 1 ? t('oneMust') : t('musts', { n: musts.length });
  return (
    <>
      <Note kind={musts.length === 0 ? 'good' : 'bad'}>
        {said} <span className="soft">{t('askedAt', { when: when(at) })}</span>
      </Note>
      {musts.length > 0 && (
        <Section title={t('mustDo')}>
          <Findings findings={musts} />
        </Section>
      )}
      {of('note').length > 0 && (
        <Section title={t('toKnow')}>
          <Findings findings={of('note')} />
        </Section>
      )}
    </>
  );
}

/** What is well, part by part. */
export function AllWell({ health: { parts } }: { health: Health }) {
  const t = useLabels(officeHealthLabels);
  return (
    <Section title={t('fine')}>
      {parts.map(({ part, findings }) => {
        const fine = findings.filter(({ state }) => state === 'ok');
        return (
          fine.length > 0 && (
            <div key={part}>
              <h3 className="health-part">{t(part)}</h3>
              <Findings findings={fine} />
            </div>
          )
        );
      })}
    </Section>
  );
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useLabels(officeHealthLabels);
  const finding = useLabels(doctorFindings);
  const advice = useLabels(doctorAdvice);
  return (
    <ul className="findings">
      {findings.map(({ state, code, values, advice: todo }) => {
        const text = finding(code as keyof typeof doctorFindings.texts, values);
        return (
          <li key={text} className={`is-${state}`}>
            <Icon name={icons[state]} />
            <div>
              <span className="vh">{t(state)}: </span>
              <b>{text}</b>
              {todo !== null && (
                <p className="soft">{advice(todo as keyof typeof doctorAdvice.texts, values)}</p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
