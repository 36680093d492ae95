import { missingScripts } from '../documents/missing-scripts.ts';
import { type Finding, note, ok } from './finding.ts';

/** Checks whether documents can be created here, and which scripts in names they would show as boxes. */
export async function examinePapers(look: typeof missingScripts = missingScripts): Promise<Finding> {
  const missing = await look();
  if (missing === null) return note('noTypesetter');
  if (missing.length === 0) return ok('scriptsPrinted');
  return note('scriptsMissing', { scripts: missing.join(', ') }, 'installFonts');
}
