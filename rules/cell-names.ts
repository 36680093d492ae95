import { factsText } from './text-of-language.ts';

/** The names of an option as ordered: attribute and option, in each language. */
interface NamedOption {
  en: readonly [string, string];
  km: readonly [string, string];
}

/** Returns the color and size of a cell: `Red, M`. */
export const nameOfOptions = (options: readonly NamedOption[], code: 'en' | 'km'): string =>
  factsText(
    code === 'en' ? code : 'ar',
    options.map((option) => option[code][1] || option.en[1]),
  );

/** Returns the name of an item with the color and size of its cell, if it has several: `Shirt (Red, M)`. */
export const nameOfCell = (name: string, options: readonly NamedOption[], code: 'en' | 'km'): string =>
  options.length === 0 ? name : `${name} (${nameOfOptions(options, code)})`;

/** Returns how many pieces there are of each color and size: `Red, S 20; Red, M 50`. */
export const cellsInOne = (
  cells: readonly { options: readonly NamedOption[]; quantity: number }[],
  code: 'en' | 'km',
): string => cells.map(({ options, quantity }) => `${nameOfOptions(options, code)} ${quantity}`).join('; ');
