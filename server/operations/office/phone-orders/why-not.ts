import type { LanguageCode } from '#contract/languages.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import type { Refusal } from '#shop/orders/orders.ts';

/** Returns a refusal as the office shows it: its code, and the values of its sentence in a language. */
export const whyNot = ({ code, values = {} }: Refusal, language: LanguageCode) => ({
  code,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? textIn(value, language) : value,
    ]),
  ),
});
