import { workProcess } from '../process/work-process.ts';
import { typesetterModule, typesetterWorker } from './typeset.ts';

/** A few letters of each script, by its name. */
export interface ScriptSamples {
  samples: Readonly<Record<string, string>>;
}
/** The scripts that can't be printed; null if this system has no typesetter. */
export type ScriptsAnswer = string[] | null;

/**
 * Scripts used in customers' names and gift messages, besides Khmer and Latin, whose fonts are included with
 * the documents.
 */
const samples = {
  Vietnamese: 'ệữ',
  Thai: 'สวัสดี',
  Lao: 'ລາວ',
  Chinese: '中文',
  Japanese: 'ひらがな',
  Korean: '한국어',
  Cyrillic: 'Привет',
  Arabic: 'مرحبا',
  Devanagari: 'नमस्ते',
  emoji: '🎁',
};

/**
 * Returns the scripts for which this machine has no font, so that documents show boxes. Null if documents
 * can't be created at all. A separate process asks the typesetter, because only it knows which fonts it
 * finds.
 */
export async function missingScripts(
  all: Readonly<Record<string, string>> = samples,
): Promise<ScriptsAnswer> {
  const request = workProcess<{ missing: ScriptsAnswer }>({
    worker: typesetterWorker,
    args: [typesetterModule],
    timeoutMs: 20_000,
    max: 1,
  });
  return (await request({ samples: all }))?.missing ?? null;
}
