import { compareKey, plainKey } from '#rules/compare-key.ts';

/** Finds the SKU that a row means. SKUs that look alike never become two products. */
export class SkuIndex {
  readonly #exact = new Set<string>();
  readonly #alike = new Map<string, string>();

  constructor(skus: Iterable<string>) {
    for (const sku of skus) this.add(sku);
  }

  add(sku: string): void {
    this.#exact.add(sku);
    const key = compareKey(sku);
    if (!this.#alike.has(key)) this.#alike.set(key, sku);
  }

  has(written: string): boolean {
    return this.#exact.has(this.find(written).sku);
  }

  /** Finds a SKU. `from` is another SKU that differs only by letter case or invisible characters. */
  find(written: string): { sku: string; from?: string } {
    const sku = this.#exact.has(written) ? written : plainKey(written);
    if (this.#exact.has(sku)) return { sku };
    const from = this.#alike.get(compareKey(sku));
    if (from !== undefined && from.normalize('NFC') === sku) return { sku: from };
    return from === undefined ? { sku } : { sku, from };
  }
}
