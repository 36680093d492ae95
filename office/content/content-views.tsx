import { officeContentLabels } from '#contract/labels/office/content.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { Views } from '../components/views.tsx';
import { partLink } from './part-link.ts';
import { tabOf } from './part-of.ts';

/** The shop's pages and the content they share, followed by the texts around it. */
export function ContentViews({ kind = '', id = '' }: { kind?: string; id?: string }) {
  const { screen, links } = useOffice();
  const t = useLabels(officeContentLabels);
  const frame = useLabels(officeFrameLabels);
  const here =
    screen === 'labels' || screen === 'redirects' || screen === 'customPages' || screen === 'festivals'
      ? screen
      : tabOf(kind, id);
  const parts = (['about', 'faq', 'product', 'footer', 'menus', 'logo'] as const).map((name) => ({
    name,
    href: partLink(links, 'pages', name),
    text: t(name),
  }));
  const all = [
    { name: 'home', href: links.content, text: t('home') },
    { name: 'campaign', href: partLink(links, 'campaign', 'first'), text: t('campaigns') },
    { name: 'customPages', href: links.customPages, text: frame('customPages') },
    { name: 'festivals', href: links.festivals, text: frame('festivals') },
    ...parts,
    { name: 'labels', href: links.labels, text: frame('labels') },
    { name: 'redirects', href: links.redirects, text: frame('redirects') },
  ];
  return (
    <Views
      label={t('views')}
      views={all.map(({ name, href, text }) => ({ href, text, isHere: name === here }))}
    />
  );
}
