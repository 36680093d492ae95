import type { DemoData } from '#server/demo/files.ts';
import { abilitiesOf } from './abilities.ts';
import { claims } from './claims.ts';
import type { Sentence } from './sentences.ts';
import { neutral, tradeTerms } from './words.ts';

/** Returns what the sentences promise and the shop doesn't keep, and those with words of trade that no claim covers. */
export function unkept(shop: DemoData, sentences: readonly Sentence[]): string[] {
  const abilities = abilitiesOf(shop);
  return sentences.flatMap((sentence) => {
    const { where, language, text, about, isDocument } = sentence;
    if (about.length === 1 && about[0]?.digital) return [];
    const read = text.replaceAll(neutral[language], ' ').trim();
    const found = claims.flatMap((claim) => {
      const match = (!isDocument || claim.isInDocuments) && claim[language].exec(read);
      return match ? [{ claim, match }] : [];
    });
    const broken = found.filter(({ claim, match }) => !claim.holds(sentence, abilities, match));
    const isUnlisted = found.length === 0 && !isDocument && tradeTerms[language].test(read);
    return [
      ...broken.map(({ claim }) => `${where}: ${text} [${claim.promise}]`),
      ...(isUnlisted ? [`${where}: ${text} [no claim]`] : []),
    ];
  });
}
