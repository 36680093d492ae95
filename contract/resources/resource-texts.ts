import type { ListScreen, ResourceName } from './resources.ts';
import { resources } from './resources.ts';

type Text = readonly [english: string, khmer: string];
const all = Object.values(resources);
const textOf = ({ labels: { texts, khmer } }: (typeof all)[number], key: 'many' | 'one'): Text => [
  texts[key] ?? '',
  khmer[key] ?? '',
];

/** The names of the resources' screens, for the navigation. */
export const resourceScreenTexts = Object.fromEntries(
  all.flatMap((each) => [
    [each.plural, textOf(each, 'many')],
    [each.name, textOf(each, 'one')],
  ]),
) as Readonly<Record<ListScreen | ResourceName, Text>>;

/** The labels of the resources' audit events. */
export const resourceEventTexts = Object.fromEntries(
  all.flatMap((each): [string, Text][] => {
    const [english, khmer] = textOf(each, 'one');
    return [
      [`${each.name}Created`, [`${english} created`, `បានបង្កើត${khmer}`]],
      [`${each.name}Changed`, [`${english} updated`, `បានកែ${khmer}`]],
      [`${each.name}Removed`, [`${english} deleted`, `បានលុប${khmer}`]],
    ];
  }),
) as Readonly<Record<`${ResourceName}${'Created' | 'Changed' | 'Removed'}`, Text>>;

/** The names of the resources' label sets, where staff search interface texts. */
export const resourceSetTexts = Object.fromEntries(
  all.map((each) => {
    const [english, khmer] = textOf(each, 'many');
    return [each.name, [`Office: ${english.toLowerCase()}`, `ការិយាល័យ៖ ${khmer}`] as const];
  }),
) as Readonly<Record<ResourceName, Text>>;
