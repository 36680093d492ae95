import type { ReactNode } from 'react';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { Icon } from '#ui/icon.tsx';
import { HelpLink } from './help-link.tsx';
import { PaletteIcon } from './palette-opener.tsx';
import { useLabels, useOffice } from '../office-context.ts';
import { type Screen as Name, screens } from '../screens.ts';
import './screen.css';

interface ScreenProps {
  /** Replaces the screen's default name. */
  title?: string;
  /** The status, shown beside the title. */
  status?: ReactNode;
  /** A link back, shown before the title. */
  back?: { href: string; label: string };
  /** At most two buttons. */
  actions?: ReactNode;
  /** `Views`, shown beside the title. */
  views?: ReactNode;
  children: ReactNode;
}

/** On phones a longer title takes the whole width, below the buttons. */
const longTitle = 24;

/** The layout of a screen: header, views and content. */
export function Screen({ title, status, back, actions, views, children }: ScreenProps) {
  const { screen } = useOffice();
  const t = useLabels(officeFrameLabels);
  return (
    <>
      <header className={(title?.length ?? 0) > longTitle ? 'head is-long' : 'head'}>
        {back && (
          <a className="icon-btn" href={back.href} aria-label={back.label} title={back.label}>
            <Icon name="arrow-left" />
          </a>
        )}
        <div className="head-title">
          <h1>{title ?? (screen in screens ? t(screen as Name) : '')}</h1>
          {status && <div className="head-standing">{status}</div>}
        </div>
        <PaletteIcon />
        <HelpLink />
        {actions}
      </header>
      {views}
      <div className="screen">{children}</div>
    </>
  );
}

interface SectionProps {
  /** The target of links to this section. */
  id?: string;
  title: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, end, children }: SectionProps) {
  return (
    <section className="sec" id={id}>
      <div className="sec-head">
        <h2>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
