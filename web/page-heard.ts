/** Marks a list of links of which the followed one may be gone afterwards, e.g. chosen filters: its neighbour has the focus then. */
const neighbours = '[data-neighbours]';
/** So long may a heading be rendered anew, once what is personal is known. */
const settling = 3000;

/** The link that led on from an entry of the history. */
const ledOn = new Map<string | undefined, string | null | undefined>();

/**
 * Called before another page is shown in place; what it returns moves the focus once the page stands there: to the
 * neighbour of a link that is gone, to what the fragment names, on the way back to the link that had led on, else to the
 * heading. It would fall to the body.
 */
export function focusForNextPage(hash: string): () => void {
  const followed = document.activeElement;
  ledOn.set(navigation.transition?.from.key, followed?.getAttribute('href'));
  const back = ledOn.get(navigation.currentEntry?.key);
  const list = followed?.closest(neighbours);
  /** As they are now, and later as they are then. */
  const links = list?.getElementsByTagName('a') ?? [];
  const at = [...links].indexOf(followed as HTMLAnchorElement);
  return () => {
    const neighbour = list?.isConnected ? (links[at] ?? [...links].at(-1)) : null;
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const next = neighbour ?? named ?? document.querySelector<HTMLElement>(`main [href="${back}"]`);
    if (next) focus(next);
    else focusHeading();
  };
}

/** Also after the heading is rendered anew. */
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
  // The browser says where the page is scrolled to.
  element.focus({ preventScroll: true });
}

/** A reader tells changes of what it knows: the place is there before the first title is said. */
const place = Object.assign(document.createElement('p'), { className: 'vh', role: 'status' });
document.body.append(place);

/** Says the title of a page that is shown in place, also when it is the one said last; browsers say that of one they load. */
export function sayTitle(title: string): void {
  place.replaceChildren(Object.assign(document.createElement('span'), { textContent: title }));
}
