import { fillLabel } from '#contract/labels/label-set.ts';
import type { LanguageCode } from '#contract/languages.ts';
import { messages } from '#contract/messages.ts';
import { textIn } from '#shop/localisation/localisation.ts';
import type { Refusal } from '#shop/orders/orders.ts';

/** Returns a refusal as a row: the English sentence for every client, its code and values for our own. */
export function orderRefusalRow({ code, values = {} }: Refusal, language: LanguageCode) {
  const valuesIn = (each: LanguageCode) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? textIn(value, each) : value,
      ]),
    );
  return {
    ResponseMsg: fillLabel(messages.texts[code], valuesIn('en')),
    MessageCode: code,
    MessageValues: valuesIn(language),
  };
}
