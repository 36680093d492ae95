import type { Page } from 'playwright-core';

/** What has an order of its own in any text. */
export const kinds = {
  'quantity x price': String.raw`\d+ x \$\d[\d,]*\.\d\d`,
  'price band': String.raw`\$\d+ – \$\d+`,
  money: String.raw`[-+]?\$\d[\d,]*(?:\.\d\d)?`,
  date: String.raw`\d\d-\d\d-\d{4}`,
  time: String.raw`\d{1,2}:\d\d(?: [AP]M)?`,
  email: String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  phone: String.raw`\+?\d{2,3}(?: \d{2,3}){2,}`,
  'order number': String.raw`AG\d+`,
  percent: String.raw`[-+]?\d+(?:\.\d+)?%`,
  count: String.raw`\(\d+\)`,
  'Latin name': String.raw`[A-Za-z][\w'&.-]*(?: [\w'&.-]+)+`,
} as const;
export type Kind = keyof typeof kinds;

export interface Glyphs {
  kind: Kind;
  text: string;
  /** As it stands on the screen, line by line from left to right. */
  seen: string;
  /** Class names of the boxes around it, from the inside out. */
  within: string;
}

/** Everything on the page that has an order of its own, with the order its glyphs have on the screen. */
export const glyphsOf = (page: Page): Promise<Glyphs[]> =>
  page.evaluate((patterns) => {
    const found: Glyphs[] = [];
    for (const block of document.querySelectorAll<HTMLElement>('body, body *')) {
      if (!isBlock(block) || !block.checkVisibility({ visibilityProperty: true })) continue;
      const signs = signsOf(block);
      const text = signs.map(({ sign }) => sign).join('');
      const taken = new Set<number>();
      for (const [kind, pattern] of Object.entries(patterns) as [Kind, string][]) {
        for (const match of text.matchAll(new RegExp(pattern, 'gu'))) {
          const from = match.index;
          const places = signs.slice(from, from + match[0].length);
          if (places.some((_, at) => taken.has(from + at))) continue;
          for (const at of places.keys()) taken.add(from + at);
          const seen = inSight(places);
          if (seen === '') continue;
          const within = namesAround(places[0]?.holder ?? block);
          found.push({ kind, text: match[0].replaceAll(/\s/gu, ''), seen, within });
        }
      }
    }
    return found;

    interface Sign {
      sign: string;
      left: number;
      top: number;
      width: number;
      holder: Element;
    }

    function isBlock(element: Element): boolean {
      return !/^(inline|contents|none)/u.test(getComputedStyle(element).display);
    }

    /** The text that runs on through a block, sign by sign; blocks within it are texts of their own. */
    function signsOf(block: Element): Sign[] {
      const signs: Sign[] = [];
      const range = document.createRange();
      const collect = (parent: Element) => {
        for (const child of parent.childNodes) {
          if (child instanceof Element) {
            if (isBlock(child)) signs.push({ sign: '\n', left: 0, top: 0, width: 0, holder: child });
            else if (!/^(script|style|option|select|svg)$/iu.test(child.tagName)) collect(child);
          } else if (child instanceof Text) {
            for (let at = 0; at < child.data.length; at++) {
              range.setStart(child, at);
              range.setEnd(child, at + 1);
              const [place] = range.getClientRects();
              const { left = 0, top = 0, width = 0 } = place ?? {};
              signs.push({ sign: child.data[at] ?? '', left, top, width, holder: parent });
            }
          }
        }
      };
      if (/[\d@A-Za-z]/u.test(block.textContent ?? '')) collect(block);
      return signs;
    }

    function inSight(signs: Sign[]): string {
      return signs
        .filter(({ width, sign }) => width > 0 && sign.trim() !== '')
        .toSorted((a, b) => (Math.abs(a.top - b.top) > 4 ? a.top - b.top : a.left - b.left))
        .map(({ sign }) => sign)
        .join('');
    }

    function namesAround(element: Element): string {
      const names: string[] = [];
      for (let each: Element | null = element; each; each = each.parentElement) {
        names.push(each.tagName.toLowerCase(), ...each.classList);
      }
      return names.join(' ');
    }
  }, kinds);

/** What a reader would read in another order than it has. */
export const scrambled = (glyphs: readonly Glyphs[]): string[] =>
  glyphs
    .filter(({ text, seen }) => text !== seen)
    .map(({ kind, text, seen, within }) => `${kind} ${text} reads ${seen} (${within.slice(0, 80)})`);

/** Fields whose value would be laid out from right to left whatever it is. */
export const scrambledFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input')]
      .filter((field) => field.checkVisibility() && /^[\s\d+@.()A-Za-z-]+$/u.test(field.value))
      .filter(({ type }) => /^(text|email|tel|number|search)$/u.test(type))
      .filter((field) => {
        const { direction, unicodeBidi } = getComputedStyle(field);
        // Text may take the direction of its first letter; where there is none, that of the field holds.
        const byText = unicodeBidi === 'plaintext' && /[A-Za-z]/u.test(field.value);
        return direction === 'rtl' && !byText;
      })
      .map(({ name, value }) => `${name}: ${value}`),
  );
