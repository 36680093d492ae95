// Runs before the first paint of a page requested without a language. Redirects visitors who chose a language
// other than English. A separate script without imports. Search engines have no stored choice.
{
  const { pathname, search, hash } = location;
  // Without storage, the choice lasts for the visit (web/tab-storage.ts).
  const ofTab = '{"text":"ar"}';
  let isKhmer = window.name.includes(`"kado.langCode":${ofTab}`);
  try {
    isKhmer ||=
      sessionStorage.getItem('kado.langCode') === ofTab || localStorage.getItem('langCode') === 'ar';
  } catch {
    // Storage is blocked.
  }
  if (isKhmer) {
    // Otherwise the browser would continue to load, and perhaps show, this page.
    window.stop();
    location.replace(`/ar${pathname}${search}${hash}`);
  }
}
