import { officeCommonLabels } from '#contract/labels/office/common.ts';
import { officeFrameLabels } from '#contract/labels/office/frame.ts';
import { officePaletteLabels } from '#contract/labels/office/palette.ts';
import { languageCodes, languages } from '#contract/languages.ts';
import { navigate } from '#web/navigate.ts';
import { useHelpAddress } from '../components/help-link.tsx';
import { useChangeMe } from '../data/use-change-me.ts';
import { mayDo } from '../data/use-can.ts';
import type { Me } from '../data/me.ts';
import { startLinks } from '../start-links.ts';
import { endSessionHere } from '../data/sign-out.ts';
import { useLabels, useOffice } from '../office-context.ts';
import { screenKeys } from '../screen-keys.ts';
import { type Needs, type Screen, screenRows } from '../screens.ts';
import { type Command, type Entry, spacedName } from './entries.ts';
import { synonyms } from './synonyms.ts';

const looks = { auto: 'lookAuto', light: 'lookLight', dark: 'lookDark' } as const;
/** Screens that are actions, or that need a selection first. */
const notGoneTo: ReadonlySet<Screen> = new Set<Screen>(['quickProduct', 'phoneOrder', 'productsTogether']);

interface Commands {
  actions: Entry[];
  screens: Entry[];
}

const textOf = (entry: Entry): string => (entry.kind === 'deed' ? entry.text : '');

/** Returns all entries that need no search on the server. */
export function useCommands(me: Me, showKeys: () => void): Commands {
  const { lang, links } = useOffice();
  const t = useLabels(officePaletteLabels);
  const frame = useLabels(officeFrameLabels);
  const common = useLabels(officeCommonLabels);
  const change = useChangeMe();
  const help = useHelpAddress();
  const starts = startLinks(links, me);
  const { version } = me;
  const may = (needs: Needs) => mayDo(me, needs);
  const command = (id: string, row: Omit<Command, 'kind'>): Entry => ({ id, kind: 'deed', ...row });

  const ofScreen = [...screenKeys]
    .filter(([, { isMove }]) => !isMove)
    .map(([key, { label, run }]) =>
      command(`key ${key}`, {
        text: label,
        icon: key === 'p' ? 'printer' : 'arrow-right',
        key: key.toUpperCase(),
        run,
      }),
    );
  const ofAll = [
    ...(may('catalogue.write')
      ? [
          command('newProduct', {
            text: common('newProduct'),
            words: 'new product',
            icon: 'plus',
            run: () => navigate(`${links.products}/new`),
          }),
          command('fromPhoto', {
            text: t('fromPhoto'),
            words: 'new product from a photo camera',
            icon: 'camera',
            run: () => navigate(links.quickProduct),
          }),
        ]
      : []),
    ...(may('orders.change')
      ? [
          command('phoneOrder', {
            text: frame('phoneOrder'),
            words: 'phone order',
            icon: 'phone',
            run: () => navigate(links.phoneOrder),
          }),
        ]
      : []),
    ...languageCodes
      .filter((code) => code !== lang)
      .map((language) =>
        command(`language ${language}`, {
          text: t('language', { name: languages[language].name }),
          words: `language ${language === 'ar' ? 'khmer' : 'english'}`,
          icon: 'message-circle',
          run: () => change.mutate({ version, language }),
        }),
      ),
    ...(Object.keys(looks) as (keyof typeof looks)[])
      .filter((theme) => theme !== me.theme)
      .map((theme) =>
        command(`look ${theme}`, {
          text: t(looks[theme]),
          words: `theme look ${theme}`,
          icon: 'eye',
          run: () => change.mutate({ version, theme }),
        }),
      ),
    command('help', {
      text: frame('help'),
      words: 'help manual',
      icon: 'circle-help',
      run: () => void window.open(help, '_blank'),
    }),
    command('keys', { text: frame('keys'), words: 'keys', icon: 'info', key: '?', run: showKeys }),
    command('viewShop', {
      text: frame('viewShop'),
      words: 'view the shop',
      icon: 'external-link',
      run: () => location.assign(`/${lang}/`),
    }),
    command('signOut', {
      text: frame('signOut'),
      words: 'sign out',
      icon: 'log-out',
      run: () => void endSessionHere(links),
    }),
  ];
  const screens = screenRows
    .filter(([name, { path, needs }]) => !path.includes(':') && !notGoneTo.has(name) && may(needs))
    .map(([name, { nav }]) =>
      command(`screen ${name}`, {
        text: frame(name),
        words: `${spacedName(name)} ${synonyms[name] ?? ''}`,
        icon: nav?.icon ?? 'arrow-right',
        key: nav && `G ${nav.key.toUpperCase()}`,
        run: () => navigate(starts[name]),
      }),
    );
  const announced = new Set(ofScreen.map(textOf));
  return { actions: [...ofScreen, ...ofAll.filter((each) => !announced.has(textOf(each)))], screens };
}
