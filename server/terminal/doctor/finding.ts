/** What the doctor found: fine, worth knowing, or to be put right; and how. */
export interface Finding {
  state: 'ok' | 'note' | 'must';
  text: string;
  todo?: string;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const note = (text: string, todo?: string): Finding => found('note', text, todo);
export const must = (text: string, todo: string): Finding => found('must', text, todo);

const found = (state: 'note' | 'must', text: string, todo: string | undefined): Finding => ({
  state,
  text,
  ...(todo !== undefined && { todo }),
});
