import type { Page } from 'playwright-core';

/**
 * Returns what is indistinguishable in forced colors: a selected, pressed or current element that looks like
 * the others; a floating panel or field without a border; a logo, or controls over a picture, without a
 * background. Switches the page to forced colors.
 */
export async function unseen(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const drawn = (each: Element) =>
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const look = (each: Element) => {
      const { outlineStyle, outlineWidth, borderTopWidth, borderTopStyle, textDecorationLine } =
        getComputedStyle(each);
      return [outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, textDecorationLine].join(' ');
    };
    /** Returns what marks an element that has no others beside it. */
    const lineOf = (each: Element) => {
      const { outlineStyle, textDecorationLine } = getComputedStyle(each);
      return `${outlineStyle} ${textDecorationLine}`;
    };
    const name = (each: Element) => `${each.className} "${(each.textContent ?? '').trim().slice(0, 40)}"`;

    /** Returns the visible replacement of a hidden control. */
    const markOf = (input: Element) => input.closest('.swatch') ?? input.nextElementSibling ?? input;
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input:checked')].filter(
      (input) => !drawn(input) && drawn(markOf(input)),
    );
    const chosen = inputs.map((input): [Element, Element | undefined] => {
      const others = [...document.querySelectorAll<HTMLInputElement>(`input[name="${input.name}"]`)];
      const other = others.find((each) => !each.checked);
      return [markOf(input), other && markOf(other)];
    });
    const marked = ['aria-pressed', 'aria-selected', 'aria-current'].flatMap((attribute) =>
      [...document.querySelectorAll(`:is(a, button)[${attribute}]:not([${attribute}=false])`)]
        .filter(drawn)
        .map((each): [Element, Element | undefined] => {
          const list = each.closest('ul, ol, [role=tablist], nav') ?? each.parentElement;
          const peers = list?.querySelectorAll(each.tagName) ?? [];
          return [each, [...peers].find((peer) => !peer.matches(`[${attribute}]:not([${attribute}=false])`))];
        }),
    );
    const alike = [...chosen, ...marked]
      .filter(([mark, other]) =>
        other ? look(mark) === look(other) : !/solid|underline/u.test(lineOf(mark)),
      )
      .map(([mark]) => `looks like what is not chosen: ${name(mark)}`);

    const edgeless = [...document.querySelectorAll('a, button')]
      .filter((each) => drawn(each) && each.querySelector('svg') && !each.textContent?.trim())
      .filter((each) => {
        const holder = each.parentElement;
        return holder && getComputedStyle(holder).position === 'fixed';
      })
      .filter((each) => getComputedStyle(each).borderTopStyle === 'none')
      .map((each) => `floats without an edge: ${each.ariaLabel}`);

    const clear = (color: string) => /, 0\)$|^transparent$/u.test(color);
    const frameless = [
      ...document.querySelectorAll('dialog[open], .added, .slip, input:not([type=checkbox], [type=radio])'),
    ]
      .filter(drawn)
      // The palette's border is around its field.
      .filter((each) => !each.matches('[aria-hidden=true], .palette-field input'))
      // A hidden input is selected by its label.
      .map((each) => (each.matches('input.vh') && each.closest('label')) || each)
      // The border of a stepper is also around its buttons.
      .filter((each) =>
        [each, each.closest('.stepper')].every(
          (one) => !one || getComputedStyle(one).borderTopStyle === 'none',
        ),
      )
      .map((each) => `has no border: ${name(each)}`);
    // Elements that are drawn for one background, or over a picture.
    const groundless = [...document.querySelectorAll('.logo, .hero-ctl, .hero .btn')]
      .filter(drawn)
      .filter((each) => clear(getComputedStyle(each).backgroundColor))
      .map((each) => `lies on whatever is behind it: ${name(each)}`);
    return [...alike, ...edgeless, ...frameless, ...groundless];
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}

/**
 * Returns texts of selected controls with a contrast below 4.5 to 1. These controls are above a hidden input,
 * so axe can't determine the background.
 */
export const faint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = (color: string) => (color.match(/[\d.]+/gu) ?? []).map(Number);
    const light = (color: string) => {
      const [r = 0, g = 0, b = 0] = parts(color).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const groundOf = (each: Element | null): string => {
      if (!each) return 'rgb(255, 255, 255)';
      const { backgroundColor } = getComputedStyle(each);
      return parts(backgroundColor)[3] === 0 ? groundOf(each.parentElement) : backgroundColor;
    };
    const marks = [...document.querySelectorAll('input:checked')].map(
      (input) => input.closest('.swatch') ?? input.nextElementSibling,
    );
    return marks
      .flatMap((mark) => (mark ? [mark, ...mark.querySelectorAll('*')] : []))
      .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()))
      .flatMap((each) => {
        const [one, other] = [light(getComputedStyle(each).color), light(groundOf(each))];
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
        return contrast < 4.5 ? [`${contrast.toFixed(1)} to 1: ${each.textContent?.trim()}`] : [];
      });
  });
