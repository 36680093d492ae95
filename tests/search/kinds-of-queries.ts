import * as english from './labels/kinds/english.ts';
import * as khmer from './labels/kinds/khmer.ts';
import * as nothing from './labels/kinds/nothing.ts';
import { romanisedKhmer } from './labels/kinds/romanised.ts';
import * as slips from './labels/kinds/slips.ts';
import type { LabelledQuery } from './labelled-queries.ts';

const kinds = {
  'English sentences': english.englishSentences,
  'English occasions': english.englishOccasions,
  'Khmer words': khmer.khmerWords,
  'Khmer occasions': khmer.khmerOccasions,
  'English prices': english.englishPrices,
  'Khmer prices': khmer.khmerPrices,
  'romanized Khmer': romanisedKhmer,
  slips: slips.slipsInPhrases,
  'packs, quantities': slips.packs,
  nonsense: nothing.meaningless,
  'foreign goods': nothing.foreignGoods,
};

const half = (rest: number): LabelledQuery[] =>
  Object.entries(kinds).flatMap(([kind, queries]) =>
    queries.filter((_, place) => place % 2 === rest).map((query) => ({ kind, ...query })),
  );

/**
 * Queries of eleven kinds, 30 or more of each, labeled by reading the catalog only. Rules may be improved by
 * looking at the first half. The second half only measures them.
 */
export const developedQueries = half(0);
export const unseenQueries = half(1);
