import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { labelSets } from '#shop/localisation/label-sets.ts';
import { staleKeys, type Texts, textsOf } from './stale-keys.ts';
import { projectRoot } from './steps.ts';

// `npm run khmer [-- REVISION]` lists the labels and messages whose English has changed since a revision (default: the
// last commit) while their Khmer hasn't. Not all are wrong, but each must be read again.

const revision = process.argv[2] ?? 'HEAD';
const before = await textsAt(revision);
const stale = staleKeys(before, textsOf(labelSets));
for (const { key, was, is, khmer } of stale) console.log(`${key}\n  ${was}\n  ${is}\n  ${khmer}`);
console.log(`Khmer to read again since ${revision}: ${stale.length}`);

/** Returns the texts of a revision, whose files are unpacked and imported. */
async function textsAt(commit: string): Promise<Texts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-texts-'));
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: projectRoot, maxBuffer: 2 ** 31 });
    execFileSync('tar', ['-x', '-C', folder, 'package.json', 'contract', 'rules', 'shop', 'database'], {
      input: archive,
    });
    symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
    const sets = (await import(path.join(folder, 'shop/localisation/label-sets.ts'))) as {
      labelSets: typeof labelSets;
    };
    return textsOf(sets.labelSets);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
