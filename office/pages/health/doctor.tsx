import { doctorAdvice } from '#contract/labels/office/doctor-advice.ts';
import { doctorFindings } from '#contract/labels/office/doctor-findings.ts';
import { officeHealthLabels } from '#contract/labels/office/health.ts';
import type { Answer } from '#contract/operation.ts';
import type { getHealth } from '#contract/operations/office/health/get-health.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
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
  const [musts, notes] = [of('must'), of('note')];
  const said = () => {
    if (musts.length > 0) return musts.length === 1 ? t('oneMust') : t('musts', { n: musts.length });
    if (notes.length > 0) return notes.length === 1 ? t('oneNote') : t('notes', { n: notes.length });
    return t('well');
  };
  return (
    <>
      <Note kind={musts.length > 0 ? 'bad' : notes.length > 0 ? 'us' : 'good'}>
        {said()} <span className="soft">{t('askedAt', { when: when(at) })}</span>
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

/** The command says it in half sentences; here they are whole ones. Names of settings stay as they are written. */
const asSentence = (text: string, end: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.។…/]$/u.test(text) ? '' : end}`;

const isMoment = (value: string | number): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value);

function Findings({ findings }: { findings: readonly Finding[] }) {
  const { lang } = useOffice();
  const end = lang === 'en' ? '.' : '។';
  const t = useLabels(officeHealthLabels);
  const finding = useLabels(doctorFindings);
  const advice = useLabels(doctorAdvice);
  const when = useMoments();
  const readable = (values: Finding['values']) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isMoment(value) ? when(value) : value]),
    );
  return (
    <ul className="findings">
      {findings.map(({ state, code, values: { why, ...given }, advice: todo }) => {
        const values = readable(given);
        const text = asSentence(finding(code as keyof typeof doctorFindings.texts, values), end);
        return (
          <li key={text} className={`is-${state}`}>
            <Icon name={icons[state]} />
            <div>
              <span className="vh">{t(state)}: </span>
              <b>{text}</b>
              {todo !== null && (
                <p className="soft">
                  {asSentence(advice(todo as keyof typeof doctorAdvice.texts, values), end)}
                </p>
              )}
              {why !== undefined && (
                <details className="machine-said">
                  <summary>{t('machineSaid')}</summary>
                  <code lang="en">{why}</code>
                </details>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
