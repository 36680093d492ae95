/** A text field's value as it was typed, '' when the form has no such field. */
export function formText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
