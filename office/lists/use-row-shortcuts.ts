import { officeFiltersLabels } from '#contract/labels/office/filters.ts';
import { useLabels } from '../office-context.ts';
import { useScreenShortcut } from '../screen-keys.ts';

/** `J` and `K` move between the table's rows; Enter opens a row or runs its action. */
export function useRowShortcuts(): void {
  const t = useLabels(officeFiltersLabels);
  useScreenShortcut('j', t('nextRow'), () => step(1), true);
  useScreenShortcut('k', t('previousRow'), () => step(-1), true);
}

function step(by: number): void {
  const rows = [...document.querySelectorAll('main table.rows tbody tr')].filter(placeIn);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? (by > 0 ? 0 : rows.length - 1) : Math.min(Math.max(at + by, 0), rows.length - 1);
  const row = rows[next];
  if (row) placeIn(row)?.focus();
}

/** Returns the element to focus in a row: its link, otherwise its action. */
const placeIn = (row: Element): HTMLElement | null =>
  row.querySelector<HTMLElement>('th a[href]') ?? row.querySelector<HTMLElement>('td :is(button, a[href])');
