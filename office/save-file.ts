/** Downloads a CSV file, named after its content and the day. */
export const saveCsv = (text: string, what: string): void =>
  saveFile(text, { name: what, extension: 'csv', type: 'text/csv' });

/** Downloads a text as a file with the day in its name. */
export function saveFile(
  text: string,
  { name, extension, type }: { name: string; extension: string; type: string },
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.${extension}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
