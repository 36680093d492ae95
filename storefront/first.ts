// Runs before the first paint of a page requested without a language, and redirects a visitor who selected a language
// other than English. A separate script without imports. Search engines store no choice.
{
  const { pathname, search, hash } = location;
  try {
    if (localStorage.getItem('langCode') === 'ar') {
      // Otherwise the browser would continue to load, and perhaps show, this page.
      window.stop();
      location.replace(`/ar${pathname}${search}${hash}`);
    }
  } catch {
    // Storage is blocked: keep the page as it is.
  }
}
