/** Downloads a CSV file, named after its content and the day. */
export const saveCsv = (text: string, what: string): void =>
  saveFile(text, { name: what, extension: 'csv', type: 'text/csv' });

/** Downloads an XLSX file that is given in base64. */
export const saveXlsx = (base64: string, what: string): void =>
  saveFile(
    Uint8Array.from(atob(base64), (each) => each.charCodeAt(0)),
    {
      name: what,
      extension: 'xlsx',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
  );

/** Downloads a text or bytes as a file with the day in its name. */
export function saveFile(
  content: string | Uint8Array<ArrayBuffer>,
  { name, extension, type }: { name: string; extension: string; type: string },
): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([content], { type: typeof content === 'string' ? `${type};charset=utf-8` : type }),
  );
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.${extension}`;
  link.click();
  URL.revokeObjectURL(link.href);
}
