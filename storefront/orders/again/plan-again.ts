import type { LanguageCode } from '#contract/languages.ts';
import { wireExtrasOf } from '#rules/line-extras.ts';
import type { Answer } from '#contract/operation.ts';
import type { getCustomerOrderHistoryDetail } from '#contract/operations/orders/get-customer-order-history-detail.ts';
import { maxQuantityOf, type PricedCart, type PricedLine, unitPrice } from '#storefront/cart/priced-cart.ts';
import { nameOfPieces } from '#storefront/cart/name-of-pieces.ts';
import { centsOf, centsToDollars, sumCents } from '#rules/money.ts';
import type { CartLine, NewCartLine, StoredCell } from '#storefront/state/stored-cart.ts';

export type OrderedItem = Answer<typeof getCustomerOrderHistoryDetail>[number];

/** How a reordered item differs from the original order. Prices are in dollars. */
export type AgainNote = { name: string } & (
  | { kind: 'gone' | 'sold-out' | 'in-cart' | 'full' }
  | { kind: 'fewer'; n: number; was: number }
  | { kind: 'choice'; choice: string }
  | { kind: 'price'; now: number; was: number }
  | { kind: 'repeat'; number: string }
  | { kind: 'proof' }
  | { kind: 'setup'; now: number }
);

/** The lines that a reorder adds to the cart, and how they differ. */
export interface AgainPlan {
  lines: NewCartLine[];
  notes: AgainNote[];
}

const sumDollars = (amounts: readonly number[]) => centsToDollars(sumCents(amounts.map(centsOf)));

type OrderedCell = NonNullable<OrderedItem['Cells']>[number];

const storedCell = ({ ColorID = 0, SizeID = 0, Quantity }: OrderedCell): StoredCell => ({
  ColorID,
  SizeID,
  Quantity,
});

/** Returns an ordered item as a line of the cart. */
export const lineOf = ({
  ProductId,
  Quantity,
  DefaultImageUrl,
  SelectedOptions,
  Cells: cells,
  ...item
}: OrderedItem): NewCartLine => ({
  ProductId,
  Quantity,
  ...(cells && { VariantQuantities: cells.map(storedCell) }),
  DefaultImage: DefaultImageUrl,
  ...wireExtrasOf(item),
  productSelectedAttributes: SelectedOptions.map(({ ProductAttributeID, PrimaryKeyValue }) => ({
    ProductAttributeID,
    PrimaryKeyValue,
  })),
});

/** What a reorder is planned from. */
interface Again {
  number: string;
  items: readonly OrderedItem[];
  /** The ordered lines at the server's current prices, without products that are no longer sold. */
  now: PricedCart;
  cart: readonly Pick<CartLine, 'ProductId'>[];
  lang: LanguageCode;
}

/** Whether a note says that something is otherwise than in the original order, and would be added so. */
export const isDifference = ({ kind }: AgainNote): boolean => kind !== 'repeat' && kind !== 'in-cart';

/** Plans a reorder: which items are still available. A product that is already in the cart stays unchanged. */
export function planAgain(again: Again): AgainPlan {
  const { number, items, now } = again;
  const plans = items.map((item) => {
    const plan = planItem(item, again);
    const priced = now.productsData.find(({ ProductId }) => ProductId === item.ProductId);
    const isPrinted = priced && plan.lines.length > 0;
    return isPrinted ? { ...plan, notes: [...plan.notes, ...printNotes(item, priced, number)] } : plan;
  });
  return {
    lines: plans.flatMap(({ lines }) => lines),
    notes: plans.flatMap(({ notes }) => notes),
  };
}

/** Returns whether an item is printed as before, or what printing it otherwise needs. */
function printNotes(
  { ProductName: name, DesignID, Charges: before = [] }: OrderedItem,
  { Terms, Charges = [] }: PricedLine,
  number: string,
): AgainNote[] {
  if (Terms?.IsRepeat) return [{ kind: 'repeat', name, number }];
  const isPrinted = DesignID !== undefined || before.some(({ Kind }) => Kind !== 'minimum');
  const now = sumDollars(Charges.filter(({ Kind }) => Kind !== 'minimum').map(({ Price }) => Price));
  return [
    ...(DesignID === undefined ? [] : [{ kind: 'proof', name } as const]),
    ...(isPrinted && now > 0 ? [{ kind: 'setup', name, now } as const] : []),
  ];
}

function planItem(item: OrderedItem, { now, cart, lang }: Again): AgainPlan {
  const name = item.ProductName;
  const none = (kind: 'gone' | 'sold-out' | 'in-cart'): AgainPlan => ({ lines: [], notes: [{ kind, name }] });
  if (cart.some(({ ProductId }) => ProductId === String(item.ProductId))) return none('in-cart');
  const priced = now.productsData.find(({ ProductId }) => ProductId === item.ProductId);
  if (!priced) return none('gone');
  if (item.Cells) return planCells(item, priced, lang);
  const n = Math.min(item.Quantity, maxQuantityOf(priced));
  if (n < 1 || priced.Problem === 'out-of-stock') return none('sold-out');
  const offered = new Set(priced.ProductAllSelectedAttributes.map(({ PrimaryKeyValue }) => PrimaryKeyValue));
  const gone = item.SelectedOptions.filter(({ PrimaryKeyValue }) => !offered.has(PrimaryKeyValue));
  const line = lineOf(item);
  const price = unitPrice(priced);
  const notes: AgainNote[] = [
    ...(n < item.Quantity ? [{ kind: 'fewer', name, n, was: item.Quantity } as const] : []),
    ...gone.map(({ PrimaryKeyDisplayValue: choice }) => ({ kind: 'choice', name, choice }) as const),
    // Fewer pieces may cost more each, which isn't another price.
    ...(price === item.Price || (priced.Terms && n < item.Quantity)
      ? []
      : [{ kind: 'price', name, now: price, was: item.Price } as const]),
  ];
  const chosen = line.productSelectedAttributes?.filter(({ PrimaryKeyValue }) =>
    offered.has(Number(PrimaryKeyValue)),
  );
  return {
    lines: [{ ...line, Quantity: n, Price: price, ...(chosen && { productSelectedAttributes: chosen }) }],
    notes,
  };
}

/** Plans an item with several colors and sizes: those that are still there, up to their stock. */
function planCells(item: OrderedItem, priced: PricedLine, lang: LanguageCode): AgainPlan {
  const name = item.ProductName;
  const nameOf = (cell: OrderedCell) => nameOfPieces(lang, cell);
  const offered = priced.VariantQuantities ?? [];
  const planned = (item.Cells ?? []).map((cell) => {
    const now = offered.find(({ ColorID, SizeID }) => ColorID === cell.ColorID && SizeID === cell.SizeID);
    return {
      cell,
      isOffered: now !== undefined,
      n: Math.min(cell.Quantity, now ? (now.StockQuantity ?? Infinity) : 0),
    };
  });
  const left = planned.filter(({ n }) => n > 0);
  if (left.length === 0) return { lines: [], notes: [{ kind: 'sold-out', name }] };
  const fewer = planned
    .filter(({ isOffered, n, cell }) => isOffered && n < cell.Quantity)
    .map(
      ({ cell, n }) => ({ kind: 'fewer', name: `${name} (${nameOf(cell)})`, n, was: cell.Quantity }) as const,
    );
  const gone = planned
    .filter(({ isOffered }) => !isOffered)
    .map(({ cell }) => ({ kind: 'choice', name, choice: nameOf(cell) }) as const);
  const price = unitPrice(priced);
  const isSame = price === item.Price || fewer.length + gone.length > 0;
  const changed = isSame ? [] : [{ kind: 'price', name, now: price, was: item.Price } as const];
  const stored = left.map(({ cell, n }) => ({ ...storedCell(cell), Quantity: n }));
  return {
    lines: [{ ...lineOf(item), VariantQuantities: stored, Price: price }],
    notes: [...fewer, ...gone, ...changed],
  };
}
