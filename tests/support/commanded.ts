/** Runs a command. Returns its output, and its exit code or error message. */
export async function commanded(run: (say: (line: string) => void) => Promise<number>) {
  const lines: string[] = [];
  const code = await run((line) => void lines.push(line)).catch((error: Error) => error.message);
  return { code, lines, output: lines.join('\n') };
}
