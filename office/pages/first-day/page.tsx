import { officeFirstDayLabels } from '#contract/labels/office/first-day.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useCan } from '#office/data/use-can.ts';
import { PageDraftList } from '#office/setup-guide/page-draft-list.tsx';
import { type Step, useSetupGuide } from '#office/setup-guide/use-setup-guide.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { ProgressBar } from '#office/components/progress-bar.tsx';
import { Screen, Section } from '#office/components/screen.tsx';
import { SettingsViews } from '#office/components/views.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { Button } from '#ui/button.tsx';
import { StepRow } from './step-row.tsx';
import './first-day.css';

/** Steps required for selling. The others keep the shop reachable and its data safe. */
const toSell = new Set<Step['step']>(['contact', 'logo', 'delivery', 'pay', 'riel', 'product']);

/** The open steps of the setup guide, each with a link to complete it. */
function View() {
  const frame = useLabels(officeFrameLabels);
  const { lang } = useOffice();
  const may = useCan();
  const query = useSetupGuide();
  return (
    <Screen
      views={<SettingsViews />}
      actions={
        <Button kind="ghost" icon="eye" href={`/${lang}/`}>
          {frame('viewShop')}
        </Button>
      }
    >
      <div className="first-day">
        <QueryState query={query}>{({ steps }) => <Steps steps={steps} />}</QueryState>
        {may('content.write') && <PageDraftList />}
      </div>
    </Screen>
  );
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const t = useLabels(officeFirstDayLabels);
  const missing = steps.filter(({ isDone }) => !isDone);
  const n = missing.length;
  const count = t('count', { done: steps.length - n, all: steps.length });
  const first = missing[0]?.step;
  const rows = (those: readonly Step[]) => (
    <ol className="starts" role="list">
      {those.map((step) => (
        <StepRow key={step.step} step={step} isNext={step.step === first} />
      ))}
    </ol>
  );
  return (
    <>
      <p className="first-day-said">
        {n > 0 && (
          <>
            <b>{count}</b>
            {' · '}
          </>
        )}
        {n === 0 ? t('nothingMissing') : n === 1 ? t('oneMissing') : t('manyMissing', { n })}
      </p>
      <ProgressBar value={steps.length - n} max={steps.length} label={count} />
      <Section title={t('toSell')}>{rows(steps.filter(({ step }) => toSell.has(step)))}</Section>
      <Section title={t('toLast')}>
        {rows(steps.filter(({ step }) => !toSell.has(step)))}
        <p className="soft">{t('about')}</p>
      </Section>
    </>
  );
}

export default definePage<null>({ View });
