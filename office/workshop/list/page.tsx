import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import { useAlternatives } from '#office/orders/promise.tsx';
import { Section } from '#office/components/screen.tsx';
import { useDays } from '#office/components/use-days.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import type { ListAddress } from '#office/lists/list-choices.ts';
import { ListScreen, useChoices } from '#office/lists/list-screen.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { today } from '#office/today.ts';
import { Num } from '#ui/num.tsx';
import { byPromise, viewOf } from './by-promise.ts';
import { FindJob } from './find-job.tsx';
import { JobRow } from './job-row.tsx';
import './workshop.css';

/** To prepare first; the other view is to pack and ship. */
const list: ListAddress = { views: ['toSend'] };

/** Orders to prepare, pack and ship, by promised date, designed for one-handed use. */
function View() {
  const { chrome: layout } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const stage = useLabels(officeOrdersLabels);
  const choices = useChoices(list);
  const query = useOfficeQuery(listJobs, {});
  const headOf = useGroupHeads();
  const all = query.data?.jobs.map((job) => ({ ...job, id: job.number })) ?? [];
  const of = (view: string) => all.filter((job) => viewOf(job) === view);
  const jobs = of(choices.view);
  return (
    <ListScreen
      list={list}
      choices={choices}
      views={{
        label: t('views'),
        names: (['', 'toSend'] as const).map((name) => ({
          name,
          text: stage(name || 'toPrepare'),
          waiting: of(name).length,
        })),
      }}
      note={<FindJob />}
      query={query}
      rows={jobs}
      none={t(choices.view === '' ? 'nothing' : 'nothingToSend')}
      isGoodEmpty
      body={byPromise(jobs, today(layout)).map((group) => (
        <Section key={group.day} title={headOf(group.day)} end={<Num>{group.jobs.length}</Num>}>
          <ul className="jobs">
            {group.jobs.map((job) => (
              <JobRow key={job.number} job={job} />
            ))}
          </ul>
        </Section>
      ))}
    />
  );
}

function useGroupHeads(): (day: string) => string {
  const t = useLabels(officePromiseLabels);
  const days = useDays();
  const nearness = useAlternatives();
  return (day) => {
    if (day === '') return t('forNoDay');
    if (day === 'late') return t('late');
    const near = nearness(day);
    if (near === 'today') return t('forToday');
    return near === 'tomorrow' ? t('forTomorrow') : days(day);
  };
}

export default definePage<null>({ View });
