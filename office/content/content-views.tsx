import { officeContentLabels } from '#contract/labels/office/content.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { Views } from '../components/views.tsx';
import { partLink } from './part-link.ts';
import { tabOf } from './part-of.ts';

const ownScreens = ['labels', 'redirects', 'customPages', 'festivals'] as const;

/** The shop's pages and the content they share, in groups. Only the group that is open shows its members. */
export function ContentViews({ kind = '', id = '' }: { kind?: string; id?: string }) {
  const { screen, links } = useOffice();
  const t = useLabels(officeContentLabels);
  const frame = useLabels(officeFrameLabels);
  const here = ownScreens.find((name) => name === screen) ?? tabOf(kind, id);
  const part = (name: 'about' | 'faq' | 'product' | 'footer' | 'menus' | 'logo') => ({
    name,
    href: partLink(links, 'pages', name),
    text: t(name),
  });
  const ownScreen = (name: (typeof ownScreens)[number]) => ({ name, href: links[name], text: frame(name) });
  const groups = [
    { members: [{ name: 'home', href: links.content, text: t('home') }] },
    {
      members: [
        { name: 'campaign', href: partLink(links, 'campaign', 'first'), text: t('campaigns') },
        ownScreen('festivals'),
      ],
    },
    {
      members: [
        ownScreen('customPages'),
        part('about'),
        part('faq'),
        part('product'),
        ownScreen('redirects'),
      ],
    },
    { title: t('layout'), members: [part('menus'), part('footer'), part('logo')] },
    { members: [ownScreen('labels')] },
  ];
  return (
    <Views
      label={t('views')}
      views={groups.flatMap(({ members, title }) =>
        members.some(({ name }) => name === here)
          ? members.map(({ name, href, text }) => ({ href, text, isHere: name === here }))
          : members.slice(0, 1).map(({ href, text }) => ({ href, text: title ?? text, isHere: false })),
      )}
    />
  );
}
