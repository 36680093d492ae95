import { useEffect, useEffectEvent, useState } from 'react';
import { attributeKinds, listing } from '#contract/constants.ts';
import type { MessageCode } from '#contract/messages.ts';
import type { Answer } from '#contract/operation.ts';
import { getProductsListByIds } from '#contract/operations/catalogue/get-products-list-by-ids.ts';
import { getCustomerCartItems } from '#contract/operations/orders/get-customer-cart-items.ts';
import { pastedSkus } from '#rules/pasted-skus.ts';
import { atQuantities, goneIds, type PricedCart, unitPrice } from '#storefront/cart/priced-cart.ts';
import { useShop } from '#storefront/shop-context.tsx';
import { addToCart, useCart } from '#storefront/state/cart.ts';
import { type CartLine, parseCart } from '#storefront/state/stored-cart.ts';
import { failureMessage } from '#web/failure-message.ts';
import { withLoading } from '#web/loading.ts';
import { showToast } from '#web/toasts.ts';

/** Debounces presses of a stepper, in ms. */
const pause = 150;

/** The list as it was read. It is priced like a cart. */
interface QuickList {
  /** Counts the lists that were read. */
  round: number;
  lines: readonly CartLine[];
  /** The SKUs of each product, as written. */
  skus: ReadonlyMap<string, readonly string[]>;
  unknown: readonly string[];
  /** Whether lines after the first `listing.maxPageSize` were left out. */
  isCut: boolean;
}

/** Reads a list of SKUs, prices it as the cart would, and adds to the cart what can be ordered as it is. */
export function useQuickOrder() {
  const { call, lang, links } = useShop();
  const inCart = new Set(useCart().items.map(({ ProductId }) => ProductId));
  const [list, setList] = useState<QuickList | null>(null);
  const [priced, setPriced] = useState<PricedCart | null>(null);
  const [failed, setFailed] = useState<MessageCode | null>(null);
  const cartJsonData = JSON.stringify(list?.lines ?? []);
  /** Prices the same list again when it is read again. */
  const round = list?.round ?? 0;

  const priceLater = useEffectEvent((signal: AbortSignal) => void price(signal));
  useEffect(() => {
    if (round === 0 || cartJsonData === '[]') return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => priceLater(stop.signal), pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [cartJsonData, round]);

  const cart = priced && list ? atQuantities(priced, list.lines) : null;
  const ready = (cart?.productsData ?? []).filter(
    ({ ProductId, Problem }) => !Problem && !inCart.has(String(ProductId)),
  );
  const gone = priced && list ? goneIds(list.lines, priced) : [];
  const setLines = (change: (lines: readonly CartLine[]) => readonly CartLine[]) =>
    setList((now) => now && { ...now, lines: change(now.lines) });
  const without = (ids: ReadonlySet<string>) =>
    setLines((lines) => lines.filter(({ ProductId }) => !ids.has(ProductId)));

  return {
    list: list && { ...list, unknown: [...list.unknown, ...gone.flatMap((id) => list.skus.get(id) ?? [])] },
    cart,
    failed,
    inCart,
    /** The lines that can be added. */
    ready,
    retry: () => void withLoading(price()),
    setQuantity: (id: number, Quantity: number) =>
      setLines((lines) => lines.map((line) => (line.ProductId === `${id}` ? { ...line, Quantity } : line))),
    remove: (id: number) => without(new Set([`${id}`])),
    find,
    add,
  };

  async function price(signal?: AbortSignal): Promise<void> {
    const request = { cartJsonData, languageCode: lang };
    const reply = await call(getCustomerCartItems, request, signal && { signal }).catch(() => null);
    if (signal?.aborted) return;
    if (reply?.statusCode === 200) setPriced(reply.data);
    setFailed(reply?.statusCode === 200 ? null : failureMessage(reply?.statusCode ?? null));
  }

  /** @returns whether the text has a SKU and the shop answered */
  async function find(text: string): Promise<'none' | 'failed' | 'found'> {
    const all = pastedSkus(text);
    const entries = all.slice(0, listing.maxPageSize);
    if (entries.length === 0) return 'none';
    const request = { ProductsIds: '[]', Skus: entries.map(({ sku }) => sku), languageCode: lang };
    const reply = await withLoading(call(getProductsListByIds, request)).catch(() => null);
    if (reply?.statusCode !== 200) {
      showToast('error', { code: failureMessage(reply?.statusCode ?? null) });
      return 'failed';
    }
    const rows = new Map(reply.data.map((row) => [row.Sku, row]));
    const found = entries.flatMap(({ sku, quantity }) => {
      const row = rows.get(sku);
      return row ? [{ sku, line: lineOf(row, quantity) }] : [];
    });
    const skus = Map.groupBy(found, ({ line }) => String(line.ProductId));
    setPriced(null);
    setFailed(null);
    setList((before) => ({
      round: (before?.round ?? 0) + 1,
      lines: parseCart(found.map(({ line }) => line)).value,
      skus: new Map([...skus].map(([id, each]) => [id, each.map(({ sku }) => sku)])),
      unknown: entries.filter(({ sku }) => !rows.has(sku)).map(({ sku }) => sku),
      isCut: all.length > entries.length,
    }));
    return 'found';
  }

  function add(): void {
    const added = new Set<string>();
    for (const line of list?.lines ?? []) {
      const now = ready.find(({ ProductId }) => String(ProductId) === line.ProductId);
      const code = now && addToCart({ ...line, Price: unitPrice(now) });
      if (code === 'addedToCart') added.add(line.ProductId);
      else if (code) showToast('warning', { code });
    }
    without(added);
    const action = { code: 'viewCart', href: links.cart() } as const;
    if (added.size > 0) showToast('success', { code: 'addedToCart', action });
  }
}

function lineOf(
  { ProductId, ColorID = 0, SizeID = 0, ProductImagesJson }: Answer<typeof getProductsListByIds>[number],
  Quantity: number,
) {
  const chosen = [
    { ProductAttributeID: attributeKinds.color, PrimaryKeyValue: ColorID },
    { ProductAttributeID: attributeKinds.size, PrimaryKeyValue: SizeID },
  ];
  return {
    ProductId,
    Quantity,
    DefaultImage: ProductImagesJson[0]?.AttachmentURL ?? '',
    productSelectedAttributes: chosen.filter(({ PrimaryKeyValue }) => PrimaryKeyValue !== 0),
  };
}
