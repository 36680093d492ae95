import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { OfficeIcon } from '#office/parts/office-icon.tsx';
import { Section } from '#office/parts/screen.tsx';
import { screenRows } from '#office/screens.ts';

/** What else this person can open: on a phone, whose bar has no room for it. */
export function WhereTo({ permissions }: { permissions: readonly string[] }) {
  const { lang, links } = useOffice();
  const t = useLabels(officeFrameLabels);
  const ways = screenRows.filter(
    ([name, { nav, needs }]) => nav && name !== 'today' && (needs === 'in' || permissions.includes(needs)),
  );
  return (
    <div className="where-to">
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
    </div>
  );
}
