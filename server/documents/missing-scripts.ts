import { workProcess } from '../process/work-process.ts';
import { typesetterModule, typesetterWorker } from './typeset.ts';

/** A few letters of each script, by its name. */
export interface ScriptSamples {
  samples: Readonly<Record<string, string>>;
}
/** The scripts that can't be printed. Null: this system has no typesetter. */
export type ScriptsAnswer = string[] | null;

/** Scripts that names of customers and texts on gifts are written in, beside Khmer and Latin, which papers bring along. */
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
 * The scripts no font of this machine has letters for, so that papers show boxes. Null where papers can't be made at all.
 * The typesetter is asked, in a process of its own: it alone knows which fonts it finds.
 */
export async function missingScripts(
  all: Readonly<Record<string, string>> = samples,
): Promise<ScriptsAnswer> {
  const request = workProcess<{ missing: ScriptsAnswer }>({
    worker: typesetterWorker,
    args: [typesetterModule],
    timeoutMs: 20_000,
    most: 1,
  });
  return (await request({ samples: all }))?.missing ?? null;
}
