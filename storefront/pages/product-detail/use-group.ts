import { useEffect, useState } from 'react';
import { plainDigits } from '#contract/languages.ts';
import { cellAttributes } from '#rules/cells.ts';
import { extrasOf, type LineExtras } from '#rules/line-extras.ts';
import type { Cell } from '#rules/line-price.ts';
import { maximumQuantity } from '#rules/quantity.ts';
import { limitOf } from './cell-rules.ts';
import { type Chosen, chosenPrice } from './choice.ts';
import type { OptionGroup, ProductData } from './product-data.ts';
import type { Choosing } from './use-chosen.ts';
import {
  emptyChoice,
  firstPieces,
  hasCells,
  isPosition,
  openCells,
  openQuestion,
  piecesOf,
  pricedCells,
  suitedChoice,
} from './group-rules.ts';

/** What a group has said so far. */
interface Draft extends LineExtras {
  /** Where in the history of the tab it was made (`entryNow`). */
  entry: string;
  /** How many in all; 0 until they say it. */
  pieces: number;
  /** The colors that have fields. */
  colors: readonly number[];
  cells: readonly Cell[];
  options: Readonly<Record<number, number>>;
}

/** The drafts by product, so that looking at one piece and coming back loses no input. */
const drafts = new Map<number, Draft>();

/** Returns the draft of a product, with the number of a link that was followed since. */
function openDraft(product: ProductData, choosing: Choosing): Draft {
  const draft = drafts.get(product.id) ?? firstDraft(product, choosing);
  const requested = Number(plainDigits(new URLSearchParams(location.search).get('pieces') ?? ''));
  // Both ways to buy are one entry of the history. Browsers without it load every page, and have no earlier draft.
  const entry = (window as { navigation?: Navigation }).navigation?.currentEntry?.key ?? '';
  const link = { entry, pieces: Math.max(0, Math.trunc(requested) || 0) };
  const pieces = firstPieces(draft, link, choosing.chosen.quantity);
  return { ...draft, entry, pieces: Math.min(pieces, maximumQuantity(product.orderMaximum)) };
}

function firstDraft({ options: all }: ProductData, { chosen }: Choosing): Draft {
  const [color = 0] = cellAttributes.map((attribute) => chosen.options[attribute] ?? 0);
  return {
    entry: '',
    pieces: 0,
    colors: [...new Set([...(chosen.cells ?? []).map(({ colorId }) => colorId), color])].filter(Boolean),
    cells: chosen.cells ?? [],
    options: Object.fromEntries(
      Object.entries(chosen.options).filter(
        ([id]) => !cellAttributes.includes(Number(id)) && all.some((each) => each.attributeId === Number(id)),
      ),
    ),
    ...extrasOf(chosen),
  };
}

/** What a group has chosen of a product, and what it costs. */
export function useGroup(product: ProductData, choosing: Choosing) {
  const [draft, setDraft] = useState(() => openDraft(product, choosing));
  useEffect(() => {
    drafts.set(product.id, draft);
  }, [product.id, draft]);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { cells, colors, options } = draft;
  const isShared = hasCells(product);
  const pieces = draft.pieces || piecesOf(cells);
  const chosen: Chosen = {
    options,
    quantity: isShared ? piecesOf(cells) : pieces,
    ...(isShared && { cells }),
    ...extrasOf(draft),
  };
  const priced = chosenPrice(product, {
    ...chosen,
    quantity: Math.max(1, pieces),
    ...(isShared && { cells: pricedCells(cells, Math.max(1, pieces)) }),
  });
  const positions = priced.groups.filter(isPosition);
  const choiceOf = ({ attributeId, choices }: OptionGroup) =>
    choices.find(({ id }) => id === options[attributeId]);
  const isPrinted = (group: OptionGroup) => {
    const choice = choiceOf(group);
    return choice !== undefined && choice !== emptyChoice(group);
  };

  /** Chooses how a position is printed. Other required positions without a choice stay plain. */
  const choose = (attributeId: number, optionId: number) =>
    setDraft((before) => {
      const others = positions.flatMap((group) => {
        const none = group.required && group.attributeId !== attributeId ? emptyChoice(group) : undefined;
        return none ? [[group.attributeId, none.id] as const] : [];
      });
      return {
        ...before,
        options: { ...Object.fromEntries(others), ...before.options, [attributeId]: optionId },
      };
    });

  return {
    pieces,
    colors,
    chosen,
    priced,
    positions,
    isPrinted,
    choiceOf,
    choose,
    question: openQuestion(product, { pieces, cells, options }),
    setPieces: (typed: number) => {
      const next = Math.min(typed, maximumQuantity(product.orderMaximum));
      const [only, another] = openCells(product, colors);
      // A single field needs no question.
      const isOnly = only && !another && isShared && (colors.length > 0 || only.colorId === 0);
      change({
        pieces: next,
        ...(isOnly &&
          next > 0 && { cells: [{ ...only, quantity: Math.min(next, limitOf(product, [], only).max) }] }),
      });
    },
    setCells: (next: readonly Cell[] = []) =>
      change({
        cells: next,
        colors: [...colors, ...next.map(({ colorId }) => colorId)].filter(
          (id, at, all) => id > 0 && all.indexOf(id) === at,
        ),
      }),
    /** Opens or closes the fields of a color. The only field gets all pieces. */
    toggleColor: (id: number) => {
      const next = colors.includes(id) ? colors.filter((each) => each !== id) : [...colors, id];
      const left = cells.filter(({ colorId }) => next.includes(colorId));
      const [only, another] = openCells(product, next);
      const isOnly = only && !another && left.length === 0 && pieces > 0;
      change({
        colors: next,
        cells: isOnly ? [{ ...only, quantity: Math.min(pieces, limitOf(product, [], only).max) }] : left,
        pieces,
      });
    },
    /** Prints a position, or not. */
    togglePosition: (group: OptionGroup) => {
      const choice = isPrinted(group) ? emptyChoice(group) : suitedChoice(group);
      if (choice) choose(group.attributeId, choice.id);
    },
    setExtras: (extras: LineExtras) => {
      change(extras);
      choosing.setExtras(extras);
    },
  };
}
export type Group = ReturnType<typeof useGroup>;
