import type { Page } from 'playwright-core';

/** Patterns of texts that have their own order in any language. */
export const kinds = {
  'quantity x price': String.raw`\d+ x \$\d[\d,]*\.\d\d`,
  'price band': String.raw`\$\d+ – \$\d+`,
  money: String.raw`[-+]?\$\d[\d,]*(?:\.\d\d)?`,
  riel: String.raw`-?\d[\d,]*៛`,
  date: String.raw`\d\d-\d\d-\d{4}`,
  time: String.raw`\d{1,2}:\d\d(?: [AP]M)?`,
  email: String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  phone: String.raw`\+?\d{2,3}(?:[ \u00A0]\d{2,3}){2,}`,
  'order number': String.raw`AG\d+`,
  percent: String.raw`[-+]?\d+(?:\.\d+)?%`,
  count: String.raw`\(\d+\)`,
  'Latin name': String.raw`[A-Za-z][\w'&.-]*(?: [\w'&.-]+)+`,
} as const;
export type Kind = keyof typeof kinds;

export interface Glyphs {
  kind: Kind;
  text: string;
  /** The text as displayed, line by line from left to right. */
  seen: string;
  /** The class names of the enclosing boxes, from the inside out. */
  within: string;
}

/** Returns all such texts on the page, with the displayed order of their glyphs. */
export const glyphsOf = (page: Page): Promise<Glyphs[]> =>
  page.evaluate((patterns) => {
    const found: Glyphs[] = [];
    for (const block of document.querySelectorAll<HTMLElement>('body, body *')) {
      if (!isBlock(block) || !block.checkVisibility({ visibilityProperty: true })) continue;
      const texts = textsOf(block);
      const text = texts.map(({ data }) => data).join('');
      const taken = new Set<number>();
      for (const [kind, pattern] of Object.entries(patterns) as [Kind, string][]) {
        for (const match of text.matchAll(new RegExp(pattern, 'gu'))) {
          const from = match.index;
          const all = Array.from(match[0], (_, at) => from + at);
          if (all.some((at) => taken.has(at))) continue;
          for (const at of all) taken.add(at);
          const signs = all.map((at) => signAt(texts, at));
          const seen = inSight(signs);
          if (seen === '') continue;
          const within = namesAround(signs[0]?.holder ?? block);
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
    /** A part of a text on the page. Without a node, it is a line end where a block interrupts the text. */
    interface Piece {
      data: string;
      from: number;
      node: Text | null;
      holder: Element;
    }

    function isBlock(element: Element): boolean {
      return !/^(inline|contents|none)/u.test(getComputedStyle(element).display);
    }

    function isRead(element: Element): boolean {
      const isText = !/^(script|style|option|select|svg)$/iu.test(element.tagName);
      return isText && getComputedStyle(element).display !== 'none';
    }

    /** Returns the parts of a block's text; nested blocks are separate texts. */
    function textsOf(block: Element): Piece[] {
      const pieces: Piece[] = [];
      let from = 0;
      const add = (data: string, node: Text | null, holder: Element) => {
        pieces.push({ data, from, node, holder });
        from += data.length;
      };
      const collect = (parent: Element) => {
        for (const child of parent.childNodes) {
          if (child instanceof Element) {
            if (isBlock(child)) add('\n', null, child);
            else if (isRead(child)) collect(child);
          } else if (child instanceof Text) add(child.data, child, parent);
        }
      };
      if (/[\d@A-Za-z]/u.test(block.textContent ?? '')) collect(block);
      return pieces;
    }

    function signAt(pieces: readonly Piece[], at: number): Sign {
      const piece = pieces.findLast(({ from }) => from <= at) as Piece;
      const { data, from, node, holder } = piece;
      const sign = data[at - from] ?? '';
      if (!node) return { sign, left: 0, top: 0, width: 0, holder };
      const range = document.createRange();
      range.setStart(node, at - from);
      range.setEnd(node, at - from + 1);
      const { left = 0, top = 0, width = 0 } = range.getClientRects()[0] ?? {};
      return { sign, left, top, width, holder };
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

/** Returns texts that are displayed in another order than they are written. */
export const scrambled = (glyphs: readonly Glyphs[]): string[] =>
  glyphs
    .filter(({ text, seen }) => text !== seen)
    .map(({ kind, text, seen, within }) => `${kind} ${text} reads ${seen} (${within.slice(0, 80)})`);

/** Returns fields whose value would be laid out from right to left, regardless of its content. */
export const scrambledFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input')]
      .filter((field) => field.checkVisibility() && /^[\s\d+@.()A-Za-z-]+$/u.test(field.value))
      .filter(({ type }) => /^(text|email|tel|number|search)$/u.test(type))
      .filter((field) => {
        const { direction, unicodeBidi } = getComputedStyle(field);
        // The text may take the direction of its first letter; if there is no letter, the field's direction
        // applies.
        const byText = unicodeBidi === 'plaintext' && /[A-Za-z]/u.test(field.value);
        return direction === 'rtl' && !byText;
      })
      .map(({ name, value }) => `${name}: ${value}`),
  );

/**
 * Returns amounts, with the word before them, whose parts are displayed in another order than they are read:
 * '$7.50 from', or the riel before the dollars.
 */
export const mixedUp = (page: Page, from: string): Promise<string[]> =>
  page.evaluate((label) => {
    const amount = String.raw`(?:[-+]?\$\d[\d,]*(?:\.\d\d)?|-?\d[\d,]*៛|-\d+%)`;
    const phrase = new RegExp(`^(?:${label} )?${amount}(?: ${amount})*$`, 'u');
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (element.matches('.vh, .badge, script, style') ||
        getComputedStyle(element).clipPath !== 'none' ||
        isUnseen(element.parentElement));
    const unitsOf = (element: Element): { text: string; box: DOMRect }[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const pieces: { text: string; box: DOMRect }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        if (!node.data.trim() || isUnseen(node.parentElement)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width > 0) pieces.push({ text: node.data.trim(), box });
      }
      return pieces;
    };
    const found = new Set<string>();
    for (const element of document.querySelectorAll('main *, dialog *, .action-bar *')) {
      if (element.children.length === 0 || element.matches('table, tbody, tr, dl, ul, ol')) continue;
      const pieces = unitsOf(element);
      const text = pieces.map((piece) => piece.text).join(' ');
      if (pieces.length < 2 || !phrase.test(text)) continue;
      const isMixed = pieces.some(({ box }, at) => {
        const next = pieces[at + 1]?.box;
        return next && next.top < box.bottom && next.bottom > box.top && next.left < box.left;
      });
      if (isMixed) found.add(`${text} (${element.className})`);
    }
    return [...found];
  }, from);
