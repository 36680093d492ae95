// Runs before anything of a page is shown that was asked for without a language: who has chosen another language than
// English before is led to the page in that one. A script of its own without imports; search engines store no choice.
{
  const { pathname, search, hash } = location;
  try {
    if (localStorage.getItem('langCode') === 'ar') {
      // Else the browser would go on reading, and perhaps showing, this one meanwhile.
      window.stop();
      location.replace(`/ar${pathname}${search}${hash}`);
    }
  } catch {
    // Storage is blocked: the page stays as it came.
  }
}
