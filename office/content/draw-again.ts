/** Returns a page's language, direction and stylesheets. If they differ, the frame must be reloaded. */
const frameOf = (page: Document) =>
  [
    page.documentElement.lang,
    page.documentElement.dir,
    ...[...page.querySelectorAll('link[rel=stylesheet]')].map((each) => each.getAttribute('href')),
  ].join(' ');

/**
 * Updates a preview frame that already shows the same page, without flickering.
 * @returns whether it was possible
 */
export function drawAgain(frame: HTMLIFrameElement, html: string): boolean {
  const page = frame.contentDocument;
  const next = new DOMParser().parseFromString(html, 'text/html');
  const [now, then] = [page?.querySelector('#kado'), next.querySelector('#kado')];
  if (!page || !now || !then || frameOf(page) !== frameOf(next)) return false;
  then.querySelector('.no-script')?.remove();
  now.replaceWith(page.adoptNode(then));
  return true;
}
