/** A logged-in device in readable names; '' where unknown. */
export interface Device {
  browser: string;
  system: string;
}

/**
 * Names of browsers. The first match counts, because a User-Agent also includes the names of browsers from
 * which it derives.
 */
const browsers: readonly [name: string, sign: RegExp][] = [
  ['Facebook', /\bFB(AN|AV|_IAB)\b/u],
  ['Telegram', /\bTelegram\b/u],
  ['Edge', /\bEdg(e|A|iOS)?\//u],
  ['Opera', /\b(OPR|Opera|OPT)\//u],
  ['Samsung Internet', /\bSamsungBrowser\//u],
  ['Firefox', /\b(Firefox|FxiOS)\//u],
  ['Chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//u],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//u],
];
const systems: readonly [name: string, sign: RegExp][] = [
  ['iPhone', /\biPhone\b/u],
  ['iPad', /\biPad\b/u],
  ['Android', /\bAndroid\b/u],
  ['ChromeOS', /\bCrOS\b/u],
  ['Windows', /\bWindows\b/u],
  ['Mac', /\bMac(intosh| OS X)\b/u],
  ['Linux', /\bLinux\b/u],
];
/** Characters of the header to read; longer ones are ignored. */
const read = 500;

/** Parses a `User-Agent`, which clients can set to anything, so it returns only names from these lists. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, read);
  const first = (list: typeof browsers) => list.find(([, sign]) => sign.test(text))?.[0] ?? '';
  return { browser: first(browsers), system: first(systems) };
}
