import { notedChannels } from '#contract/proofs.ts';
import { nameOfOptions } from '#rules/cell-names.ts';
import { shownCells, skuOfCells } from '#rules/cells.ts';
import { storedExtrasOf } from '#rules/line-extras.ts';
import type { Print } from '#shop/artwork/artwork.ts';
import type { OrderCell, StaffOrder } from '#shop/orders/orders.ts';
import type { Proof } from '#shop/proofs/proofs.ts';
import { onceOfItem } from './once-row.ts';

type Money = (cents: number) => number | null;

/** Returns a line with its prints and proofs; amounts in cents, or null without the permission to see money. */
export function lineRow(
  item: StaffOrder['items'][number],
  { prints, proofs }: { prints: readonly Print[]; proofs: readonly Proof[] },
  isMoney: boolean,
) {
  const money: Money = (cents) => (isMoney ? cents : null);
  return {
    id: item.itemId,
    productId: item.productId,
    name: { en: item.nameEn, km: item.nameKm ?? '' },
    picture: item.picture,
    options: item.options.map(({ attributeId, optionId, en, km }) => ({
      attributeId,
      optionId,
      name: { en: en[0], km: km[0] },
      choice: { en: en[1], km: km[1] },
    })),
    ...storedExtrasOf(item),
    prints: prints.filter(({ itemId }) => itemId === item.itemId).map(printRow),
    cells: shownCells(item.cells)?.map((cell) => cellRow(cell, money)),
    sku: skuOfCells(item.cells),
    proofs: proofs.filter(({ itemId }) => itemId === item.itemId).map((each) => proofRow(each, money)),
    quantity: item.quantity,
    toPrepare: item.toPrepare,
    ...(item.expectedOn !== null && { expectedOn: item.expectedOn }),
    isAwaited: item.isAwaited,
    isDigital: item.isDigital,
    isPacked: item.isPacked,
    unitCents: money(item.unitCents),
    totalCents: money(item.totalCents),
    once: isMoney ? onceOfItem(item) : [],
  };
}

const printRow = ({
  attributeId,
  en,
  km,
  asksFor,
  artwork,
  text,
  names,
  isMissing,
  placement,
  picture,
  colors,
}: Print) => ({
  attributeId,
  position: { en: en[0], km: km[0] },
  choice: { en: en[1], km: km[1] },
  asksFor,
  artwork:
    artwork === null || artwork.scan === 'infected'
      ? null
      : {
          id: artwork.id,
          name: artwork.name,
          bytes: artwork.bytes,
          facts: artwork.facts,
          isScanned: artwork.scan === 'clean',
        },
  isRefused: artwork?.scan === 'infected',
  text,
  names,
  isMissing,
  placement,
  picture,
  colors,
});

/** Returns a cell with its name and price. */
const cellRow = ({ options, unitCents, ...cell }: OrderCell, money: Money) => ({
  ...cell,
  name: { en: nameOfOptions(options, 'en'), km: nameOfOptions(options, 'km') },
  unitCents: money(unitCents),
});

const proofRow = ({ sentAt, answeredAt, unitCents, totalCents, sheet, ...proof }: Proof, money: Money) => {
  const { id, number, state, note, places, isTrue, repeats, answerName, answer, marks, answeredBy } = proof;
  return {
    id,
    number,
    state,
    note,
    places,
    isTrue,
    repeats,
    answerName,
    answer,
    marks,
    unitCents: unitCents === null ? null : money(unitCents),
    totalCents: money(totalCents),
    sentAt: sentAt && sentAt.toISOString(),
    answeredAt: answeredAt && answeredAt.toISOString(),
    notedChannel: notedChannels.find((each) => each === answeredBy) ?? null,
    hasPicture: sheet !== '',
  };
};
