import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { getToday } from '#contract/operations/office/orders/get-today.ts';
import { useAnswer, useMe } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { FirstDayCard } from '#office/first-day/first-day-card.tsx';
import { definePage } from '#office/page.ts';
import { OfficeIcon } from '#office/parts/office-icon.tsx';
import { Screen, Section } from '#office/parts/screen.tsx';
import { Arrived } from '#office/parts/waiting.tsx';
import { screenRows } from '#office/screens.ts';
import { Ordered } from './ordered.tsx';
import { ToDo } from './to-do.tsx';
import './today.css';

/** Where the day begins: what waits, what was ordered, and what else this person can open. */
function View() {
  const t = useLabels(officeFrameLabels);
  const { me } = useMe().data ?? {};
  const permissions: readonly string[] = me?.permissions ?? [];
  return (
    <Screen title={t('welcome', { name: me?.name ?? '' })}>
      {permissions.includes('orders.read') && <Waiting />}
      <FirstDayCard />
      <WhereTo permissions={permissions} />
    </Screen>
  );
}

function Waiting() {
  const query = useAnswer(getToday, {});
  return (
    <Arrived query={query}>
      {({ waiting, mentions, placed }) => (
        <div className="today-cols">
          <ToDo waiting={waiting} mentions={mentions} />
          {placed && <Ordered placed={placed} />}
        </div>
      )}
    </Arrived>
  );
}

function WhereTo({ permissions }: { permissions: readonly string[] }) {
  const { lang, links } = useOffice();
  const t = useLabels(officeFrameLabels);
  const ways = screenRows.filter(
    ([name, { nav, needs }]) => nav && name !== 'today' && (needs === 'in' || permissions.includes(needs)),
  );
  return (
    <Section title={t('whereTo')}>
      <ul className="ways">
        {ways.map(([name, { nav }]) => (
          <li key={name}>
            <a href={links[name]}>
              {nav && <OfficeIcon name={nav.icon} />}
              {t(name)}
            </a>
          </li>
        ))}
        <li>
          <a href={links.account}>
            <OfficeIcon name="fingerprint" />
            {t('account')}
          </a>
        </li>
        <li>
          <a href={`/${lang}/`}>
            <OfficeIcon name="external-link" />
            {t('viewShop')}
          </a>
        </li>
      </ul>
    </Section>
  );
}

export default definePage<null>({ View });
