import type { Page } from 'playwright-core';

/**
 * Controls whose focus nobody would see where the system has colours of its own, one of each look. The page is in forced
 * colours.
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
    const around = (each: Element): Element[] =>
      [
        each,
        each.nextElementSibling,
        each.parentElement,
        each.closest('label, .rich, .palette-field'),
      ].filter((one) => one !== null);
    const unseen: string[] = [];
    for (const each of kinds.values()) {
      const [marks, scroll] = [around(each), { left: scrollX, top: scrollY }];
      // Of what has the focus already it is not known how it looks without.
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
