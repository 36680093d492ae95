import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** A browser to start: plain values, so that they cross from a run's setup to its workers. */
export interface BrowserProgram {
  executablePath: string;
  /** What its process needs besides the environment of ours. */
  env: Record<string, string>;
  /** Its home, or where it was unpacked for this run alone; to be removed after it. */
  folder: string;
}

const installedAt = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * An installed Chrome or Chromium when there is one, else the one from npm, unpacked. `CHROME_PATH` names another one;
 * `KADO_TEST_BROWSER=npm` insists on npm's, `installed` (any other value) on none.
 * @throws when CHROME_PATH leads nowhere, or npm has no browser for this machine
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<BrowserProgram> {
  const wanted = env['CHROME_PATH'];
  if (env['KADO_TEST_BROWSER'] === 'npm') return unpackedBrowser();
  if (wanted && !isExecutable(wanted)) throw new Error(`CHROME_PATH is no program: ${wanted}`);
  const executablePath = wanted || installedAt.find(isExecutable);
  if (!executablePath) return unpackedBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-browser-'));
  try {
    // Elsewhere than on Linux the system alone says which fonts there are.
    const fonts = process.platform === 'linux' ? await unpackInto(folder, [fontsArchive]) : [];
    return { executablePath, env: { HOME: folder, ...(fonts[0] && onlyFonts(folder, fonts)) }, folder };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The same browser on a machine that has the fonts in these folders, too. */
export function withFonts(program: BrowserProgram, folders: readonly string[]): BrowserProgram {
  const own = path.join(program.folder, fontsFolder);
  const env = onlyFonts(mkdtempSync(path.join(program.folder, 'more-')), [own, ...folders]);
  return { ...program, env: { ...program.env, ...env } };
}

export function removeBrowser({ folder }: BrowserProgram): void {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * No sandbox, because inside containers and as root there is none to be had, and nothing said to the network of the
 * browser's own accord. Web security stays on: with it off, tests of other origins would lie.
 */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-pings',
];

/** Starts a browser; several pages and contexts may share it. */
export function launchBrowser(program: BrowserProgram): Promise<Browser> {
  return chromium.launch({
    executablePath: program.executablePath,
    args,
    env: { ...withoutUndefined(process.env), ...program.env },
  });
}

/**
 * The npm package unpacks into the temporary folder under fixed names, for its user only, and trusts what lies there:
 * it gets a folder of this run's own. Its libraries (NSS, which bare systems lack) and fonts lie in archives beside it.
 */
async function unpackedBrowser(): Promise<BrowserProgram> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'npm has a browser for Linux on x64 only: install Chrome or Chromium, or set CHROME_PATH',
    );
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-browser-'));
  try {
    const [executablePath, libraries, fonts] = await unpackInto(folder, [
      'chromium.br',
      'al2023.tar.br',
      fontsArchive,
    ]);
    const home = path.join(folder, 'home');
    mkdirSync(home);
    return {
      executablePath: `${executablePath}`,
      env: {
        HOME: home,
        TMPDIR: home,
        ...onlyFonts(folder, [`${fonts}`]),
        LD_LIBRARY_PATH: path.join(`${libraries}`, 'lib'),
      },
      folder,
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The package asks `os.tmpdir()` where to unpack, which follows TMPDIR; the paths are settled before the first await. */
async function unpackInto(folder: string, archives: string[]): Promise<string[]> {
  const { inflate } = await import('@sparticuz/chromium');
  const bin = path.resolve(
    path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '../bin',
  );
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    return await Promise.all(archives.map((archive) => inflate(path.join(bin, archive))));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

const fontsArchive = 'fonts.tar.br';
/** What the archive unpacks to: one Latin family. */
const fontsFolder = 'fonts';

/**
 * What makes a browser see the fonts in these folders and none that this machine has: texts are as wide everywhere.
 * @param place where its configuration and cache are kept
 */
function onlyFonts(place: string, folders: readonly string[]): Record<string, string> {
  const file = path.join(place, 'only-these.conf');
  writeFileSync(file, fontsConf(folders, path.join(place, 'fonts-cache')));
  return { FONTCONFIG_FILE: file };
}

const fontsConf = (folders: readonly string[], cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${folders.map((folder) => `<dir>${folder}</dir>`).join('')}
  <cachedir>${cache}</cachedir>
</fontconfig>
`;

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function withoutUndefined(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
