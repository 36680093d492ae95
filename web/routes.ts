import { defaultLanguage, isLanguageCode, type LanguageCode } from '#contract/languages.ts';

export interface Route<Screen extends string = string> {
  screen: Screen;
  lang: LanguageCode;
  /** False for the URL without a language prefix, which is English and canonical to /en. */
  prefixed: boolean;
  params: Readonly<Record<string, string>>;
}

/**
 * Returns a function that finds the screen at a path, or null. `paths` is by screen, below the app's base and
 * the language, e.g. `/campaign/:campaignId/:title`. It never throws, whatever the path contains.
 */
export function routesOf<Screen extends string>(paths: Readonly<Record<Screen, string>>, base = '/') {
  const patterns = Object.entries<string>(paths).map(([screen, path]) => ({
    screen: screen as Screen,
    parts: path.split('/').filter(Boolean),
  }));
  return (pathname: string): Route<Screen> | null => {
    if (!pathname.startsWith(base)) return null;
    const parts = pathname.slice(base.length).split('/').filter(Boolean).map(decode);
    const prefixed = isLanguageCode(parts[0]);
    const lang = prefixed ? (parts.shift() as LanguageCode) : defaultLanguage;
    for (const { screen, parts: pattern } of patterns) {
      if (pattern.length !== parts.length) continue;
      const params: Record<string, string> = {};
      const fits = pattern.every((part, at) => {
        const given = parts[at] as string;
        if (!part.startsWith(':')) return part === given;
        params[part.slice(1)] = given;
        return true;
      });
      if (fits) return { screen, lang, prefixed, params };
    }
    return null;
  };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
