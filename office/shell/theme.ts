export type Theme = 'auto' | 'light' | 'dark';

const name = 'kado.office.theme';

/** Returns the theme this browser showed last, so that the page is dark before the user is known. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(name);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

/** Applies a theme; `auto` follows the system. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    localStorage.setItem(name, theme);
  } catch {
    // If storage is blocked, the next page applies the theme slightly later.
  }
}
