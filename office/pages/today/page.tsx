import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useMe } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { definePage } from '#office/page.ts';
import { OfficeIcon } from '#office/parts/office-icon.tsx';
import { Screen, Section } from '#office/parts/screen.tsx';
import { screenRows } from '#office/screens.ts';

/** Where the day begins: what this person can open. */
function View() {
  const { lang, links } = useOffice();
  const t = useLabels(officeFrameLabels);
  const { me } = useMe().data ?? {};
  const ways = screenRows.filter(
    ([name, { nav, needs }]) =>
      nav && name !== 'today' && (needs === 'in' || me?.permissions.some((each) => each === needs)),
  );
  return (
    <Screen title={t('welcome', { name: me?.name ?? '' })}>
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
    </Screen>
  );
}

export default definePage<null>({ View });
