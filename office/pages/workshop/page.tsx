import { officePromiseLabels } from '#contract/labels/office/promises.ts';
import { officeOrdersLabels } from '#contract/labels/office/orders.ts';
import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import { choicesAddress } from '#office/choices-address.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/components/note.tsx';
import { useAlternatives } from '#office/components/promise.tsx';
import { Screen, Section } from '#office/components/screen.tsx';
import { useDays } from '#office/components/use-days.ts';
import { Views } from '#office/components/views.tsx';
import { QueryState } from '#office/components/query-state.tsx';
import { useAddressQuery } from '#office/use-address-query.ts';
import { Num } from '#ui/num.tsx';
import { today } from '#office/today.ts';
import { byPromise, type View as ViewName, viewOf, views } from './by-promise.ts';
import { FindJob } from './find-job.tsx';
import { JobRow } from './job-row.tsx';
import './workshop.css';

/** Orders to prepare, pack and ship, by promised date, designed for one-handed use. */
function View() {
  const { chrome, links } = useOffice();
  const t = useLabels(officeWorkshopLabels);
  const stage = useLabels(officeOrdersLabels);
  const query = useOfficeQuery(listJobs, {});
  const announced = new URLSearchParams(useAddressQuery()).get('view');
  const view = views.find((each) => each === announced) ?? 'toPrepare';
  const headOf = useGroupHeads();
  const jobs = query.data?.jobs ?? [];
  const of = (each: ViewName) => jobs.filter((job) => viewOf(job) === each);
  const shown = of(view);
  return (
    <Screen
      views={
        <Views
          label={t('views')}
          views={views.map((each) => ({
            href: choicesAddress<{ view: ViewName }>(links.workshop, { view: each }, { view: 'toPrepare' }),
            text: stage(each),
            isHere: each === view,
            waiting: of(each).length || undefined,
          }))}
        />
      }
    >
      <FindJob />
      <QueryState query={query}>
        {() =>
          shown.length === 0 ? (
            <Note kind="good">{t(view === 'toSend' ? 'nothingToSend' : 'nothing')}</Note>
          ) : (
            byPromise(shown, today(chrome)).map((group) => (
              <Section key={group.day} title={headOf(group.day)} end={<Num>{group.jobs.length}</Num>}>
                <ul className="jobs">
                  {group.jobs.map((job) => (
                    <JobRow key={job.number} job={job} />
                  ))}
                </ul>
              </Section>
            ))
          )
        }
      </QueryState>
    </Screen>
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
