import { officeOrderChange } from '#contract/labels/office/order-change.ts';
import { officeProofLabels } from '#contract/labels/office/proofs.ts';
import type { Answer } from '#contract/operation.ts';
import { listOrderChanges } from '#contract/operations/office/orders/list-order-changes.ts';
import { useOfficeQuery } from '#office/data/query-client.ts';
import { useLabels, useOffice } from '#office/office-context.ts';
import { useLocalizedText } from '#office/components/use-localized-text.ts';
import { formatAmount } from '#rules/money.ts';
import { factsText } from '#rules/text-of-language.ts';
import type { Order } from '../order.ts';
import { type Move, move } from './use-moves.ts';

type Thing = Answer<typeof listOrderChanges>['changes'][number]['what'][number];

type Title =
  | 'wasChanged'
  | 'wasItems'
  | 'wasMethod'
  | 'wasPrint'
  | 'wasNoPrint'
  | 'wasPriceOfProof'
  | (typeof rewritten)['note' | 'address' | 'company'];

const rewritten = { address: 'wasAddress', note: 'wasNote', company: 'wasCompany' } as const;

/**
 * Returns what an edit changed: only its name or address, note, company, delivery method or items. The approval of a proof
 * with a price changes that.
 */
export function titleOf(what: readonly Pick<Thing, 'kind'>[], isOfProof: boolean): Title {
  if (isOfProof) return 'wasPriceOfProof';
  const titles = new Set(
    what.map(({ kind }): Title => {
      if (kind === 'address' || kind === 'note' || kind === 'company') return rewritten[kind];
      if (kind === 'noPrint') return 'wasNoPrint';
      return kind === 'way' ? 'wasMethod' : kind === 'print' ? 'wasPrint' : 'wasItems';
    }),
  );
  const [title = 'wasChanged'] = titles;
  return titles.size === 1 ? title : 'wasChanged';
}

/** The timeline events for edits before preparation. */
export function useChangeMoves({ number, lines }: Order): Move[] {
  const { lang } = useOffice();
  const t = useLabels(officeOrderChange);
  const channelText = useLabels(officeProofLabels);
  const inLanguage = useLocalizedText();
  const { changes = [] } = useOfficeQuery(listOrderChanges, { number }).data ?? {};
  const text = (thing: Thing): string => {
    if (thing.kind === 'coupon') return t('wasCoupon', { code: thing.code });
    if (!('name' in thing)) return t(rewritten[thing.kind]);
    const name = inLanguage(thing.name);
    if ('place' in thing)
      return factsText(lang, [
        t(thing.kind === 'position' ? 'wasPosition' : 'wasPrinted', { name, place: inLanguage(thing.place) }),
        thing.channel ? channelText(thing.channel) : '',
      ]);
    if (thing.kind === 'way') return t('previousMethod', { name });
    if (thing.kind === 'quantity') return t('wasQuantity', { name, from: thing.from, to: thing.to });
    if (thing.kind === 'price')
      return t('wasPrice', { name, from: formatAmount(thing.from), to: formatAmount(thing.to) });
    if (thing.kind === 'agreed') return t('wasAgreed', { name, price: formatAmount(thing.cents) });
    return t(thing.kind === 'in' ? 'wasIn' : 'wasOut', { n: thing.quantity, name });
  };
  const answers = new Set(lines.flatMap(({ proofs }) => proofs.map(({ answeredAt }) => answeredAt)));
  return changes.map(({ at, by, name, cents, what }) => {
    const title = titleOf(what, answers.has(at));
    const total =
      cents === null || cents.from === cents.to
        ? ''
        : t('wasSum', { from: formatAmount(cents.from), to: formatAmount(cents.to) });
    return {
      ...move(at, 'pencil', t(title)),
      by: by.startsWith('customer ') ? t('byCustomer') : name,
      detail: factsText(lang, [...what.map(text).filter((each) => each !== t(title)), total]),
    };
  });
}
