export type Theme = 'auto' | 'light' | 'dark';

const name = 'kado.office.theme';

/** What this browser showed last: the page is dark before it is known who is here. */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(name);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

/** `auto`: the machine decides. */
export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    localStorage.setItem(name, theme);
  } catch {
    // Storage is blocked: the next page shows it a moment later.
  }
}
