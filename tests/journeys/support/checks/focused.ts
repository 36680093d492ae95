import type { Page } from 'playwright-core';

/**
 * Returns controls whose focus is invisible in forced colors, one for each style. The page is in forced
 * colors.
 */
export const unseenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const before = document.activeElement;
    const kinds = new Map<string, HTMLElement>();
    const controls =
      'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable=true]';
    const within = document.querySelector('dialog[open]') ?? document;
    for (const each of within.querySelectorAll<HTMLElement>(controls))
      if (each.checkVisibility({ visibilityProperty: true }))
        kinds.set(`${each.tagName} ${each.className} ${each.parentElement?.className}`, each);
    const ringOf = (each: Element) =>
      [null, '::after'].map((part) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each, part);
        return outlineStyle === 'none' ? '' : [outlineStyle, outlineWidth, outlineColor].join(' ');
      });
    const marksOf = (each: Element): Element[] =>
      [
        each,
        each.nextElementSibling,
        each.parentElement,
        each.closest('label, .rich, .palette-field'),
      ].filter((one) => one !== null);
    const unseen: string[] = [];
    for (const each of kinds.values()) {
      const [marks, scroll] = [marksOf(each), { left: scrollX, top: scrollY }];
      // The unfocused style of the element that already has the focus is unknown.
      const rest = each === before ? [] : marks.map(ringOf);
      each.focus({ focusVisible: true, preventScroll: true });
      if (
        document.activeElement === each &&
        marks.every((mark, at) => String(ringOf(mark)) === String(rest[at] ?? ['', '']))
      )
        unseen.push(`${each.tagName}.${each.className} "${(each.textContent ?? '').trim().slice(0, 30)}"`);
      each.blur();
      scrollTo({ ...scroll, behavior: 'instant' });
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    return unseen;
  });
/** Returns what is wrong with the focus: there is none, it is out of view, behind a bar, or invisible. */
export const focusError = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return 'the focus is nowhere';
    // A frame's page has its own focus.
    if (at instanceof HTMLIFrameElement) return null;
    const name = `${at.tagName.toLowerCase()}.${at.className} "${(at.textContent ?? '').trim().slice(0, 40)}"`;
    const mark = at.closest('label') ?? at;
    const box = mark.getBoundingClientRect();
    if (box.bottom < 1 || box.top > innerHeight - 1) return `out of the window: ${name}`;
    const [x, y] = [
      box.left + box.width / 2,
      Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1),
    ];
    const above = document.elementFromPoint(x, y);
    const bar = above?.closest('.head, .thumb, .save-bar, .place-bar');
    if (bar && !bar.contains(at)) return `below ${bar.className}: ${name}`;
    // A heading that took the focus has no ring, because it is read aloud.
    if (at.getAttribute('tabindex') === '-1') return null;
    const ringed = [at, mark, at.parentElement, at.nextElementSibling, at.closest('.rich, .palette-field')];
    const isSeen = ringed.some(
      (each) =>
        each && [null, '::after'].some((part) => getComputedStyle(each, part).outlineStyle !== 'none'),
    );
    return isSeen ? null : `invisible focus: ${name}`;
  });
