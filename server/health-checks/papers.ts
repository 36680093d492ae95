import { missingScripts } from '../documents/missing-scripts.ts';
import { type Finding, note, ok } from './finding.ts';

/** Whether papers can be made here, and which scripts of names they would show as boxes. */
export async function examinePapers(look: typeof missingScripts = missingScripts): Promise<Finding> {
  const missing = await look();
  if (missing === null) return note('noTypesetter');
  if (missing.length === 0) return ok('scriptsPrinted');
  return note('scriptsMissing', { scripts: missing.join(', ') }, 'installFonts');
}
