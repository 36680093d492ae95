import { officeWorkshopLabels } from '#contract/labels/office/workshop.ts';
import { listJobs } from '#contract/operations/office/workshop/list-jobs.ts';
import { useAnswer } from '#office/data/query-client.ts';
import { useLabels } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Note } from '#office/parts/note.tsx';
import { Screen, Section } from '#office/parts/screen.tsx';
import { Arrived } from '#office/parts/waiting.tsx';
import { Num } from '#ui/num.tsx';
import { FindJob } from './find-job.tsx';
import type { Job } from './job.ts';
import { JobRow } from './job-row.tsx';
import './workshop.css';

/** Where an order stands here, in the order of what is nearest to leaving. */
const stages = {
  toSend: ({ isBegun, packed, lines }: Job) => isBegun && packed === lines,
  toPack: ({ isBegun, packed, lines }: Job) => isBegun && packed < lines,
  toBegin: ({ isBegun }: Job) => !isBegun,
};

/** What is to be prepared, packed and sent, for a thumb: the longest waiting first. */
function View() {
  const t = useLabels(officeWorkshopLabels);
  const query = useAnswer(listJobs, {});
  return (
    <Screen>
      <FindJob />
      <Arrived query={query}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <Note kind="good">{t('nothing')}</Note>
          ) : (
            Object.entries(stages).map(([stage, belongs]) => {
              const ofStage = jobs.filter(belongs);
              return (
                ofStage.length > 0 && (
                  <Section
                    key={stage}
                    title={t(stage as keyof typeof stages)}
                    end={<Num>{ofStage.length}</Num>}
                  >
                    <ul className="jobs">
                      {ofStage.map((job) => (
                        <JobRow key={job.number} job={job} />
                      ))}
                    </ul>
                  </Section>
                )
              );
            })
          )
        }
      </Arrived>
    </Screen>
  );
}

export default definePage<null>({ View });
