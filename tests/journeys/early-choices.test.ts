import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { taken } from '../support/shopping.ts';
import { comeTo, late } from './support/early.ts';
import { eventually } from './support/pages.ts';
import { productOf } from './support/texts.ts';
import { inRelease, type Visitor, visitor, widthOf } from './support/visitor.ts';

// What a visitor chooses, types and opens before the scripts have loaded has the same effect as afterwards. The tests try
// the controls that the pages show, so that they also try new ones.

interface Control {
  kind: 'box' | 'select' | 'text' | 'fold';
  selector: string;
  /** Its place among the elements that match. */
  at: number;
  /** What to select or type. */
  value: string;
}

/** Runs in the page. Returns its visible controls: all fields and folds, and of each group of boxes one. */
function controlsOf(): Control[] {
  const typed: Record<string, string> = {
    email: 'sokha@example.com',
    tel: '012345678',
    date: '2027-01-15',
    password: 'kado-early-1',
  };
  const groups = new Set<string>();
  const controls = document.querySelectorAll<HTMLInputElement>('#kado :is(input, select, textarea, summary)');
  return [...controls].flatMap((element): Control[] => {
    const isBox = /^(?:checkbox|radio)$/u.test(element.type);
    const { localName, name, disabled } = element;
    const shown = (isBox && element.closest('label')) || element;
    if (disabled || !shown.checkVisibility({ visibilityProperty: true })) return [];
    if (element.closest('header, [popover]')) return [];
    const named = name ? `${localName}[name="${name}"]` : localName;
    const selector = isBox && element.hasAttribute('value') ? `${named}[value="${element.value}"]` : named;
    const at = [...document.querySelectorAll(selector)].indexOf(element);
    if (localName === 'summary') return [{ kind: 'fold', selector, at, value: '' }];
    if (isBox) {
      if (element.checked || groups.has(name)) return [];
      groups.add(name);
      return [{ kind: 'box', selector, at, value: '' }];
    }
    if (element.localName === 'select') {
      const other = [...(element as unknown as HTMLSelectElement).options].find(
        (each) => !each.selected && !each.disabled,
      );
      return other ? [{ kind: 'select', selector, at, value: other.value }] : [];
    }
    const value = element.inputMode === 'numeric' ? '3' : (typed[element.type] ?? 'Kado');
    return [{ kind: 'text', selector, at, value }];
  });
}

/** Uses a control. Leaves it out if another choice has removed it. */
async function use(page: Page, { kind, selector, at, value }: Control): Promise<void> {
  const element = page.locator(selector).nth(at);
  if ((await element.count()) === 0) return;
  const used =
    kind === 'select'
      ? element.selectOption(value, { timeout: 10_000 })
      : kind === 'text'
        ? element.fill(value, { timeout: 10_000 }).then(() => element.blur({ timeout: 10_000 }))
        : element.evaluate((each: HTMLElement) => each.click(), { timeout: 10_000 });
  await used.catch(async (error: unknown) => {
    // A choice before may have begun to load another form.
    if ((await element.count()) > 0) throw error;
  });
}

/** Runs in the page. Returns its address, its fields and folds, and its text. */
function stateOf(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>('#kado :is(input, select, textarea)');
  return [
    location.pathname + location.search,
    ...Array.from(fields, ({ name, type, value, checked }) =>
      /^(?:checkbox|radio)$/u.test(type) ? `${name} ${value} ${checked}` : `${name} ${value}`,
    ),
    ...Array.from(document.querySelectorAll<HTMLDetailsElement>('#kado details'), ({ open }) => String(open)),
    ...(document.querySelector('main')?.innerText.split('\n') ?? []).filter((line) => line.trim() !== ''),
  ];
}

/** Whether the control shows what was chosen. */
const shows = async (page: Page, { kind, selector, at, value }: Control) => {
  const element = page.locator(selector).nth(at);
  // The state of the page has the folds.
  if (kind === 'fold') return true;
  return kind === 'box' ? element.isChecked() : (await element.inputValue()) === value;
};

/**
 * Opens a page in two windows, and uses the controls in one before the scripts load, and in the other afterwards.
 * @returns the controls
 */
async function usedEarly(me: Visitor, other: Visitor, path: string, pick?: (all: Control[]) => Control[]) {
  const letThrough = await late(me.page);
  await comeTo(me.page, me.shop + path);
  const all = await me.page.evaluate(controlsOf);
  const controls = pick ? pick(all) : all;
  for (const control of controls) await use(me.page, control);
  const shown = await Promise.all(controls.map((each) => shows(me.page, each)));
  await comeTo(other.page, me.shop + path);
  await taken(other.page);
  for (const control of controls) await use(other.page, control);
  letThrough();
  await taken(me.page);
  await eventually(
    async () => {
      const [early, afterwards] = [await me.page.evaluate(stateOf), await other.page.evaluate(stateOf)];
      return [
        ...early.filter((line) => !afterwards.includes(line)).map((line) => `early: ${line}`),
        ...afterwards.filter((line) => !early.includes(line)).map((line) => `afterwards: ${line}`),
      ];
    },
    `${path} ${controls.map(({ selector }) => selector).join(', ')}`,
  ).toEqual([]);
  return { controls, shown };
}

/** The screens with controls that the server sends, and how many at least. */
const screens = [
  ['/signup', 8],
  ['/login', 3],
  ['/contact-us', 5],
  ['/wish-list', 5],
  ['/quick-order', 1],
  ['/faq', 10],
] as const;

describe.each(['ar' as const, ...inRelease('en')])('before the scripts load, in %s', (lang) => {
  const both = async (width: 390 | 1440) =>
    [await visitor({ lang, width }), await visitor({ lang, width })] as const;

  test.each(screens)(
    'choices and texts on %s have the same effect before the scripts load as afterwards',
    async (path, count) => {
      for (const width of widthOf[lang]) {
        const [me, other] = await both(width);
        const { controls, shown } = await usedEarly(me, other, `/${lang}${path}`);
        expect(controls.length).toBeGreaterThanOrEqual(count);
        expect(shown).not.toContain(false);
      }
    },
  );

  test('each filter, sort order and page size that is chosen before the scripts load applies', async () => {
    const path = `/${lang}/all-products/0/all-categories`;
    const isChoice = ({ kind, selector }: Control) => kind !== 'text' && selector !== 'summary';
    const first = await visitor({ lang, width: 1440 });
    await comeTo(first.page, first.shop + path);
    const count = (await first.page.evaluate(controlsOf)).filter(isChoice).length;
    expect(count).toBeGreaterThanOrEqual(6);
    for (let at = 0; at < count; at += 1) {
      const [me, other] = await both(1440);
      await usedEarly(me, other, path, (all) => all.filter(isChoice).slice(at, at + 1));
      expect(new URL(me.page.url()).search).not.toBe('');
    }
  });

  test('options and a quantity that are chosen before the scripts load are ordered', async () => {
    const { id } = productOf('t-shirt', lang);
    const [me, other] = await both(widthOf[lang][0]);
    const { controls, shown } = await usedEarly(me, other, `/${lang}/product-detail/${id}/shop/x`);
    expect(controls.length).toBeGreaterThanOrEqual(4);
    expect(shown).not.toContain(false);
  });
});
