import type { Page } from 'playwright-core';
import { languages } from '#contract/languages.ts';

/** What a screen reader user finds on a page: landmarks, headings, controls and announced messages. */
export interface Outline {
  landmarks: string[];
  headings: { level: number; name: string }[];
  controls: { role: string; name: string }[];
}

/**
 * Reads the accessibility tree that the browser gives to screen readers. If a dialog is open, only its part,
 * because everything else is inert.
 */
export async function outlineOf(page: Page): Promise<Outline> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const outline: Outline = { landmarks: [], headings: [], controls: [] };
  for (const { ignored, role, name, properties = [] } of inOrder(nodes)) {
    if (ignored) continue;
    const kind = String(role?.value ?? '');
    const text = String(name?.value ?? '')
      .replaceAll(/\s+/gu, ' ')
      .trim();
    if (landmarks.has(kind)) outline.landmarks.push(text ? `${kind} ${text}` : kind);
    if (kind === 'heading') {
      const level = properties.find((each) => each.name === 'level')?.value.value;
      outline.headings.push({ level: Number(level), name: text });
    }
    if (controls.has(kind)) outline.controls.push({ role: kind, name: text });
  }
  return outline;
}

/** Yields the nodes in reading order: parents before children. */
function inOrder<Node extends { nodeId: string; parentId?: string; childIds?: string[] }>(
  nodes: Node[],
): Node[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const withAll = (node: Node | undefined): Node[] =>
    node ? [node, ...(node.childIds ?? []).flatMap((id) => withAll(byId.get(id)))] : [];
  return nodes.filter(({ parentId }) => parentId === undefined).flatMap(withAll);
}

const landmarks = new Set([
  'banner',
  'navigation',
  'main',
  'contentinfo',
  'complementary',
  'search',
  'dialog',
]);
const controls = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'spinbutton',
  'tab',
  'DisclosureTriangle',
]);

/** Returns what would not read sensibly, one line each. */
export function accessibilityProblems(
  { landmarks: marks, headings, controls: all }: Outline,
  lang: 'en' | 'ar',
): string[] {
  const dialogs = marks.filter((mark) => mark.startsWith('dialog'));
  const errors: string[] = [];
  const error = (holds: boolean, what: string) => void (holds && errors.push(what));
  if (dialogs.length > 0) {
    error(
      !headings.some(({ name }) => dialogs.includes(`dialog ${name}`)),
      'a dialog is not called like its heading',
    );
  } else {
    for (const mark of ['banner', 'main', 'contentinfo'])
      error(marks.filter((each) => each.split(' ', 1)[0] === mark).length !== 1, `not one ${mark}`);
    error(headings.filter(({ level }) => level === 1).length !== 1, 'not one heading of level 1');
    for (const [at, { level, name }] of headings.entries())
      error(at > 0 && level > (headings[at - 1]?.level ?? 0) + 1, `level ${level} follows abruptly: ${name}`);
  }
  error(new Set(marks).size !== marks.length, `landmarks of one name: ${marks.join(', ')}`);
  error(marks.includes('navigation'), 'a navigation without a name');
  for (const { name, level } of headings) error(name === '', `a heading of level ${level} says nothing`);
  for (const { role, name } of all) {
    error(!/[\p{L}\p{N}]/u.test(name), `a ${role} has no name`);
    error(
      /lbl_|\{|\}|undefined|null|\[object|\.(svg|webp|avif|png)\b/u.test(name),
      `a ${role} is called ${name}`,
    );
    error(lang === 'ar' && isEnglish(name), `a ${role} is called ${name} in Khmer`);
  }
  return errors;
}

/**
 * Returns whether a text is an English sentence or word. Names, sizes and URLs may appear in Khmer pages
 * unchanged.
 */
const isEnglish = (name: string): boolean =>
  /\p{Lu}?\p{Ll}{3,}/u.test(name) &&
  !/[\u1780-\u17FF@]/u.test(name) &&
  !known.has(name) &&
  !ofDateField.test(name);
/** `umbrella` is a corrected search, in the catalog's language. */
const known = new Set(['English', 'Angkor Gifts', 'Bopha', 'Sokha', 'umbrella', languages.en.samePage]);
/** Matches the browser's own labels, in its language. */
const ofDateField = /^(Day|Month|Year|Show date picker)(?: \1)?$/u;
