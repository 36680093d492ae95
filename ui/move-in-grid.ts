import type { KeyboardEvent } from 'react';

/** Enter and the arrow keys move down a column and on to the next one. After the last field, Enter leads to the button. */
export function moveInGrid(event: KeyboardEvent<HTMLInputElement>) {
  const field = event.currentTarget;
  const by = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  const rows = [...(field.closest('tbody')?.rows ?? [])].map((row) => [...row.querySelectorAll('input')]);
  const byColumn = (rows[0] ?? []).flatMap((_, column) => rows.flatMap((row) => row[column] ?? []));
  const fields = byColumn.filter((each) => !each.disabled);
  const next = fields[fields.indexOf(field) + by];
  const buttons = [...(field.form?.querySelectorAll<HTMLElement>('[type=submit]') ?? [])];
  if (next) next.focus();
  else if (event.key === 'Enter') buttons.find((each) => each.checkVisibility())?.focus();
}
