import type { ReactNode } from 'react';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { HelpLink } from '../components/help-link.tsx';
import './door.css';

/** The layout for signed-out users, with the sign-in form. */
export function Door({ children }: { children: ReactNode }) {
  const { chrome: layout } = useOffice();
  const t = useLabels(officeFrameLabels);
  return (
    <div className="door">
      <header className="door-side">
        {layout.logoWhite ? (
          <img src={layout.logoWhite} alt={layout.siteTitle} width={180} height={37} />
        ) : (
          <bdi className="door-name">{layout.siteTitle}</bdi>
        )}
        <p className="door-big">{t('doorBig')}</p>
        <div className="door-foot">
          <p>{t('doorFor')}</p>
          <div className="petals" aria-hidden="true" />
        </div>
      </header>
      <main className="door-main" id="main" tabIndex={-1}>
        <div className="door-in">
          <p className="no-script">{t('noScript')}</p>
          {children}
          <HelpLink />
        </div>
      </main>
    </div>
  );
}
