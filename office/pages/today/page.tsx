import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { getToday } from '#contract/operations/office/today/get-today.ts';
import { useOfficeQuery, useCurrentStaff } from '#office/data/query-client.ts';
import { FirstDayCard } from '#office/setup-guide/first-day-card.tsx';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { Screen } from '#office/components/screen.tsx';
import { useDays } from '#office/components/use-days.ts';
import { QueryState } from '#office/components/query-state.tsx';
import { today } from '#office/today.ts';
import { Alarms } from './alarms.tsx';
import { Chart } from './chart.tsx';
import { Figures } from './figures.tsx';
import { Best, Missed } from './lately.tsx';
import { Late } from './late.tsx';
import { ToDo } from './to-do.tsx';
import './today.css';

/** The start screen: alerts and tasks, sales figures, and on phones links to the user's other screens. */
function View() {
  const { chrome: layout } = useOffice();
  const t = useLabels(officeFrameLabels);
  const days = useDays();
  const { me } = useCurrentStaff().data ?? {};
  const query = useOfficeQuery(getToday, {});
  return (
    <Screen
      status={
        <>
          <span className="soft">{t('welcome', { name: me?.name ?? '' })}</span>
          <span className="soft">{days(today(layout))}</span>
        </>
      }
    >
      <QueryState query={query}>
        {({ late, waiting, mentions, alarms, takings, best, missed }) => (
          <>
            {alarms && <Alarms alarms={alarms} />}
            <div className="cols today-cols">
              <div>
                <FirstDayCard />
                {late && <Late late={late} />}
                <ToDo {...{ waiting, mentions }} now={query.dataUpdatedAt} />
                {takings && <Chart days={takings.money.days} />}
              </div>
              <div>
                {takings && <Figures takings={takings} />}
                {best && <Best best={best} />}
                {missed && <Missed missed={missed} />}
              </div>
            </div>
          </>
        )}
      </QueryState>
    </Screen>
  );
}

export default definePage<null>({ View });
