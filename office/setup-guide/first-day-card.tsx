import { officeFirstDayLabels } from '#contract/labels/office/first-day.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { ProgressBar } from '#office/components/progress-bar.tsx';
import { Icon } from '#ui/icon.tsx';
import { useSetupGuide } from './use-setup-guide.ts';
import './first-day-card.css';

/** Progress of the setup guide and its next step, on Today until the shop can sell. */
export function FirstDayCard() {
  const t = useLabels(officeFirstDayLabels);
  const frame = useLabels(officeFrameLabels);
  const { links } = useOffice();
  const { steps = [] } = useSetupGuide().data ?? {};
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <a className="first-day-card" href={links.firstDay}>
      <span>
        <b>{frame('firstDay')}</b> <span className="soft">{t('count', { done, all: steps.length })}</span>
        <small>{t('nextStep', { step: t(next.step) })}</small>
      </span>
      <ProgressBar value={done} max={steps.length} label={t('count', { done, all: steps.length })} />
      <Icon name="chevron-right" />
    </a>
  );
}
