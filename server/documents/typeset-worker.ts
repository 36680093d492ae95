import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { lowerPriority } from '../process/lower-priority.ts';
import type { ScriptSamples, ScriptsAnswer } from './missing-scripts.ts';
import type { Printed, TypesetAnswer } from './typeset.ts';

// The process that typesets documents as PDF (typeset.ts). Stops with the shop.

lowerPriority();

const folder = import.meta.dirname;
const fonts = path.join(folder, 'fonts');
const [, , module = ''] = process.argv;

/** Loads the platform-specific package; npm skips it on unsupported platforms. */
async function compilerOfSystem(): Promise<NodeCompiler | { why: string }> {
  try {
    const { NodeCompiler: Compiler } = (await import(module)) as { NodeCompiler: typeof NodeCompiler };
    const files = readdirSync(fonts).filter((name) => name.endsWith('.ttf'));
    return Compiler.create({
      workspace: folder,
      fontArgs: [{ fontBlobs: files.map((name) => readFileSync(path.join(fonts, name))) }],
    });
  } catch (error) {
    return { why: (error as Error).message };
  }
}

const compiler = await compilerOfSystem();

function typeset(papers: Printed): TypesetAnswer {
  if ('why' in compiler) return { failure: 'missing', ...compiler };
  try {
    const compiled = compiler.compile({
      mainFilePath: path.join(folder, 'sheets' in papers ? 'paper.typ' : 'labels.typ'),
      // Passed as data, never as source, so that user input isn't interpreted as markup.
      inputs: { papers: JSON.stringify(papers) },
    });
    if (!compiled.result)
      return { failure: 'failed', why: JSON.stringify(compiled.takeError()?.shortDiagnostics) };
    return { pdf: new Uint8Array(compiler.pdf(compiled.result)) };
  } catch (error) {
    return { failure: 'failed', why: (error as Error).message };
  }
}

/**
 * Returns the samples with letters that no font here has. The typesetter draws those as a nonexistent
 * character.
 */
function missingOf({ samples }: ScriptSamples): ScriptsAnswer {
  if ('why' in compiler) return null;
  const boxes = glyphsOf(noLetter);
  return Object.keys(samples).filter((script) =>
    glyphsOf(samples[script] ?? '').some((glyph) => boxes.includes(glyph)),
  );
}

/** A code point of Unicode that is not a character. */
const noLetter = '\u{10FFFF}';

function glyphsOf(text: string): string[] {
  if ('why' in compiler) return [];
  const { result } = compiler.compile({ mainFileContent: '#sys.inputs.text', inputs: { text } });
  return result ? (compiler.plainSvg(result).match(/(?<=href="#)g\w+/gu) ?? []) : [];
}

// Ctrl-C reaches this process as well. Ignore it, so that requests in progress get their file.
process.on('SIGINT', () => undefined);
process.on('message', (work: Printed | ScriptSamples) => {
  process.send?.('samples' in work ? { missing: missingOf(work) } : typeset(work));
});
