/** Tells this process's caches that what pages show has changed, wherever the change was made. */
export class CatalogueChanges {
  readonly #listeners = new Set<() => void>();

  subscribe(listener: () => void): void {
    this.#listeners.add(listener);
  }

  announce(): void {
    for (const listener of this.#listeners) listener();
  }
}
