import { Colon } from '#office/components/colon.tsx';
import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { doctorAdvice } from '#contract/labels/office/doctor-advice.ts';
import { doctorFindings } from '#contract/labels/office/doctor-findings.ts';
import { officeHealthLabels } from '#contract/labels/office/health.ts';
import { fillLabel } from '#contract/labels/label-set.ts';
import { useCan } from '#office/data/use-can.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { Command } from '#office/components/command.tsx';
import { screens } from '#office/screens.ts';
import { useDateTimes } from '#office/components/use-date-times.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { HealthFinding } from './health-answer.ts';
import { findingRemedies, type Place } from './finding-remedies.ts';

const icons = { must: 'circle-alert', note: 'circle-alert', ok: 'circle-check' } as const;

/** Turns a fragment printed by the command into a sentence. Setting names stay unchanged. */
const asSentence = (text: string, end: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.។…/]$/u.test(text) ? '' : end}`;

const isMoment = (value: string | number): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/u.test(value);

/** The findings, each with advice and a link. */
export function Findings({ findings }: { findings: readonly HealthFinding[] }) {
  return (
    <ul className="findings rows" role="list">
      {findings.map((finding) => (
        <Row key={`${finding.code} ${JSON.stringify(finding.values)}`} {...finding} />
      ))}
    </ul>
  );
}

function Row({ state, code, values: { why, ...given }, advice: todo }: HealthFinding) {
  const { lang } = useOffice();
  const end = lang === 'en' ? '.' : '។';
  const t = useLabels(officeHealthLabels);
  const finding = useLabels(doctorFindings);
  const advice = useLabels(doctorAdvice);
  const when = useDateTimes();
  const values = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, isMoment(value) ? when(value) : value]),
  );
  const found = code as keyof typeof doctorFindings.texts;
  const text = asSentence(finding(found, values), end);
  const remedy = state === 'ok' ? undefined : findingRemedies[found];
  return (
    <li className={`is-${state}`}>
      <Icon name={icons[state]} />
      <div>
        <span className="vh">
          {t(state)}
          <Colon />
        </span>
        {state === 'ok' ? text : <b>{text}</b>}
        {todo !== null && (
          <p className="soft">{asSentence(advice(todo as keyof typeof doctorAdvice.texts, values), end)}</p>
        )}
        {remedy && 'command' in remedy && <Command text={fillLabel(remedy.command, values)} />}
        {why !== undefined && (
          <details className="machine-said soft">
            <summary>{t('machineSaid')}</summary>
            <code lang="en">{why}</code>
          </details>
        )}
      </div>
      {remedy && 'to' in remedy && <Go place={remedy.to} about={text} />}
    </li>
  );
}

/** Links to the fix, for staff who may open it. */
function Go({ place, about }: { place: Place; about: string }) {
  const { links } = useOffice();
  const t = useLabels(officeHealthLabels);
  const common = useLabels(officeCommonLabels);
  const may = useCan();
  const screen = place === 'stuckMails' ? 'mails' : place;
  if (!may(screens[screen].needs)) return null;
  return (
    <Button
      kind="ghost"
      small
      href={place === 'stuckMails' ? '#stuck-mails' : links[screen]}
      aria-label={t('seeIt', { about })}
    >
      {common('view')}
    </Button>
  );
}
