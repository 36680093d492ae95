/**
 * The attribute of lists in which the followed link may disappear, e.g. selected filters; its neighbor then
 * gets the focus.
 */
const neighbours = '[data-neighbours]';
/** The time in ms within which a heading may be rendered again, once personal data has loaded. */
const settling = 3000;

/** The link that was followed from each history entry. */
const ledOn = new Map<string | undefined, string | null | undefined>();

/**
 * Prepares the focus before another page is shown in place. Returns a function that moves the focus once the
 * page is in place: to the neighbor of a link that is gone, to the fragment's target, when going back to the
 * link that was followed, or else to the heading. Otherwise the focus would go to the body.
 */
export function focusForNextPage(hash: string): () => void {
  const followed = document.activeElement;
  ledOn.set(navigation.transition?.from.key, followed?.getAttribute('href'));
  const back = ledOn.get(navigation.currentEntry?.key);
  const list = followed?.closest(neighbours);
  /** A live collection, so that the returned function sees the links of the next page. */
  const links = list?.getElementsByTagName('a') ?? [];
  const at = [...links].indexOf(followed as HTMLAnchorElement);
  return () => {
    const neighbour = list?.isConnected ? (links[at] ?? [...links].at(-1)) : null;
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const next = neighbour ?? named ?? document.querySelector<HTMLElement>(`main [href="${back}"]`);
    // Some pages begin with a field.
    const first = next ?? document.querySelector<HTMLElement>('main [data-first-field]');
    if (first) focus(first);
    else focusHeading();
  };
}

/** Focuses the heading, also if it is rendered again. */
export function focusHeading(): void {
  const main = document.querySelector<HTMLElement>('main');
  const heading = () => main?.querySelector('h1') ?? main;
  focus(heading());
  if (!main) return;
  const renewed = new MutationObserver(() => {
    if (document.activeElement === document.body) focus(heading());
  });
  renewed.observe(main, { childList: true, subtree: true });
  const end = () => renewed.disconnect();
  setTimeout(end, settling);
  for (const event of ['keydown', 'pointerdown']) addEventListener(event, end, { once: true });
}

function focus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  // The scroll position is left to the browser.
  element.focus({ preventScroll: true });
}

/** Screen readers announce changes of elements they know, so the element is created before the first title. */
const place = Object.assign(document.createElement('p'), { className: 'vh', role: 'status' });
document.body.append(place);

/**
 * Announces the title of a page that is shown in place, even if it equals the last one. Browsers announce
 * pages they load themselves.
 */
export function announceTitle(title: string): void {
  place.replaceChildren(Object.assign(document.createElement('span'), { textContent: title }));
}
