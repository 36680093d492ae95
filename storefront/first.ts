// Runs before the first paint of a page requested without a language. Redirects visitors who chose a language
// other than English. A separate script without imports. Search engines have no stored choice.
{
  const { pathname, search, hash } = location;
  try {
    if (localStorage.getItem('langCode') === 'ar') {
      // Otherwise the browser would continue to load, and perhaps show, this page.
      window.stop();
      location.replace(`/ar${pathname}${search}${hash}`);
    }
  } catch {
    // If storage is blocked, the page stays as it is.
  }
}
