import { compareKey } from '#rules/compare-key.ts';

/** What an attribute of variants becomes: the shop's colors or sizes, which count stock, or another option. */
export const axes = ['colours', 'sizes', 'options'] as const;
export type Axis = (typeof axes)[number];

/** Names in the languages of shops around us. Those without spaces between words may be inside another word. */
const words: readonly (readonly [Axis, latin: string, others: RegExp])[] = [
  [
    'colours',
    'colou?rs?|couleurs?|farben?|colore?s?|cor|cores|kleur|màu|màu sắc|warna',
    /ពណ៌|สี|颜色|顏色|カラー|色|색상|컬러/u,
  ],
  [
    'sizes',
    'sizes?|tailles?|pointures?|größen?|groesse|tallas?|tamaño|taglia|tamanho|maat|kích thước|kích cỡ|ukuran|saiz',
    /ទំហំ|ขนาด|ไซส์|ไซซ์|尺码|尺寸|尺碼|サイズ|사이즈|크기/u,
  ],
];

const isNamed = (name: string, latin: string, isWhole: boolean) =>
  new RegExp(isWhole ? `^(?:${latin})$` : `(?<![\\p{L}])(?:${latin})(?![\\p{L}])`, 'u').test(name);

/**
 * Returns what each attribute of a product becomes, at most one the colors and one the sizes. The choice of staff counts
 * most, then a name without other words: of Color and Logo color, Color becomes the colors.
 */
export function axesOfNames(
  names: readonly string[],
  chosen: ReadonlyMap<string, Axis> = new Map(),
): Map<string, Axis> {
  const found = new Map<string, Axis>();
  const take = (axisOf: (key: string) => Axis | undefined) => {
    for (const name of names) {
      const axis = found.has(name) ? undefined : axisOf(keyOf(name));
      if (axis === 'options' || (axis && ![...found.values()].includes(axis))) found.set(name, axis);
    }
  };
  take((key) => chosen.get(key));
  take(
    (key) =>
      words.find(([, latin, others]) => isNamed(key, latin, true) || key.replace(others, '') === '')?.[0],
  );
  take((key) => words.find(([, latin, others]) => isNamed(key, latin, false) || others.test(key))?.[0]);
  for (const name of names) if (!found.has(name)) found.set(name, 'options');
  return found;
}

const keyOf = (name: string) => compareKey(name.replaceAll(/[_-]/gu, ' '));
const stored = 'axis:';

/** The key by which what staff chose for an attribute is stored beside matched columns. */
export const axisKey = (name: string): string => `${stored}${keyOf(name)}`;

/** Returns what staff chose for attributes, among all that they matched. */
export const chosenAxes = (matched: ReadonlyMap<string, string>): Map<string, Axis> =>
  new Map(
    [...matched].flatMap(([header, column]) => {
      const axis = header.startsWith(stored) ? axes.find((each) => each === column) : undefined;
      return axis ? [[header.slice(stored.length), axis] as const] : [];
    }),
  );
