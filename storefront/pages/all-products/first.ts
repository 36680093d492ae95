// Runs before anything of the page is shown, as a script of its own without imports: a list that is loaded as a document is
// led to the layout and page size its visitor chose last, so that no other is seen first (see state/list-layout.ts).
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
    // Storage is blocked: the list stays as it came.
  }
  if (url.search !== location.search) {
    // Else the browser would go on reading, and perhaps showing, this one meanwhile.
    window.stop();
    location.replace(url);
  }
}
