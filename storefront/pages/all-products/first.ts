// Runs before the first paint, as a separate script without imports. Redirects a list that is loaded as a
// document to the visitor's last layout and page size, so that no other one flashes (see
// state/list-layout.ts).
{
  const url = new URL(location.href);
  try {
    const stored = new URLSearchParams(localStorage.getItem('listLayout') ?? '');
    for (const key of ['view', 'show']) {
      const value = stored.get(key);
      if (value && !url.searchParams.has(key) && !url.searchParams.has('page'))
        url.searchParams.set(key, value);
    }
  } catch {
    // If storage is blocked, the list stays as it is.
  }
  if (url.search !== location.search) {
    // Otherwise the browser would continue to load, and perhaps show, this page.
    window.stop();
    location.replace(url);
  }
}
