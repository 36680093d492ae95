import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { OperatorError } from '../operator-error.ts';
import type { Binaries } from './binaries.ts';

/** How to start PostgreSQL's programs, which refuse to run as root. */
export interface RunAs {
  prefix: readonly string[];
  /** Set when the programs run as another user than ours. */
  user?: { uid: number; gid: number };
}

const namespace = ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'];

/**
 * Chooses the user. Any user but root runs PostgreSQL as itself. `folder` contains everything of the embedded
 * database.
 */
export function chooseRunAs(folder: string, { postgres: program, env }: Binaries): RunAs {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const { uid, gid } = statSync(folder);
  // The data of an ordinary user keeps its owner, even if root starts the shop once.
  if (uid !== 0) return drop({ uid, gid }, folder, program);
  const [command = '', ...args] = namespace;
  if (spawnSync(command, [...args, 'true'], { env, stdio: 'ignore' }).status === 0)
    return { prefix: namespace };
  const user = unprivilegedUser();
  // Recursive: the folder may have been created where namespaces were allowed.
  spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder], { stdio: 'ignore' });
  return drop(user, folder, program);
}

function drop(user: { uid: number; gid: number }, folder: string, program: string): RunAs {
  for (const [test, target] of [
    ['-w', folder],
    ['-x', program],
  ] as const) {
    if (spawnSync('test', [test, target], { ...user, stdio: 'ignore' }).status === 0) continue;
    throw new OperatorError(
      `PostgreSQL can’t run as root, and user ${user.uid}, as which it would run, can’t access ${target}. Start Kado as a regular user, or move it to a folder that all users can read (not below /root).`,
    );
  }
  return { prefix: [], user };
}

/** Returns Debian's postgres user if it exists, otherwise the default user without privileges. */
function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const found = users.find(([each]) => each === name);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  return { uid: 65_534, gid: 65_534 };
}
