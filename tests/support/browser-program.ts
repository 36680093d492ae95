import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

/** A browser to start, as plain values, so that a run's setup can pass them to its workers. */
export interface BrowserProgram {
  executablePath: string;
  /** Environment variables that its process needs in addition to ours. */
  env: Record<string, string>;
  /** Its home folder, or the folder into which it was unpacked for this run. Remove it after the run. */
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
 * Returns an installed Chrome or Chromium if there is one, otherwise the one from npm, unpacked.
 * `CHROME_PATH` names another one. `KADO_TEST_BROWSER=npm` requires npm's, and `installed` (any other value)
 * an installed one.
 * @throws when CHROME_PATH doesn't exist, or npm has no browser for this machine
 */
export async function findBrowser(env: NodeJS.ProcessEnv = process.env): Promise<BrowserProgram> {
  const expected = env['CHROME_PATH'];
  if (env['KADO_TEST_BROWSER'] === 'npm') return unpackedBrowser();
  if (expected && !isExecutable(expected)) throw new Error(`CHROME_PATH is no program: ${expected}`);
  const executablePath = expected || installedAt.find(isExecutable);
  if (!executablePath) return unpackedBrowser();
  const folder = mkdtempSync(path.join(tmpdir(), 'kado-browser-'));
  try {
    // On systems other than Linux, only the installed fonts are available.
    const fonts = process.platform === 'linux' ? await unpackInto(folder, [fontsArchive]) : [];
    return { executablePath, env: { HOME: folder, ...(fonts[0] && onlyFonts(folder, fonts)) }, folder };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Returns the same browser on a machine that also has the fonts in these folders. */
export function withFonts(program: BrowserProgram, folders: readonly string[]): BrowserProgram {
  const own = path.join(program.folder, fontsFolder);
  const env = onlyFonts(mkdtempSync(path.join(program.folder, 'more-')), [own, ...folders]);
  return { ...program, env: { ...program.env, ...env } };
}

export function removeBrowser({ folder }: BrowserProgram): void {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Runs without the sandbox, which isn't available inside containers and as root, and without network requests
 * of the browser itself. Web security stays on, because tests of other origins would be meaningless without
 * it.
 */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-pings',
];

/** Starts a browser, with more arguments. Several pages and contexts may share it. */
export function launchBrowser(program: BrowserProgram, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: program.executablePath,
    args: [...args, ...more],
    env: { ...withoutUndefined(process.env), ...english, ...program.env },
  });
}

/**
 * The browser's own controls, such as date inputs, follow the machine's locale otherwise. `C.UTF-8` exists on
 * every machine, and without UTF-8 the browser replaces Khmer names of downloads.
 */
const english = { LANG: 'C.UTF-8', LANGUAGE: 'en_US', LC_ALL: 'C.UTF-8' };

/**
 * Unpacks the npm package into a folder of this run. The package unpacks into the temporary folder under
 * fixed names, for its user only, and trusts existing files. Its libraries (NSS, which minimal systems don't
 * have) and fonts are in archives beside it.
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

/**
 * Unpacks into a folder. The package unpacks into `os.tmpdir()`, which follows TMPDIR, and resolves the paths
 * before the first await.
 */
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
/** The folder in the archive. It contains one Latin font family. */
const fontsFolder = 'fonts';

/**
 * Makes a browser see only the fonts in these folders and none of this machine's, so that texts have the same
 * width everywhere.
 * @param place folder for its configuration and cache
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
