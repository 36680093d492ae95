import { useEffect, useEffectEvent, useState } from 'react';

/** The debounce time in ms. */
const pause = 300;

/** Debounces a search text while the user types. A text from elsewhere (e.g. the Back button) replaces it. */
export function useDebouncedSearch(text: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState(text);
  const [previous, setPrevious] = useState(text);
  const [sent, setSent] = useState(text);
  if (text !== previous) {
    setPrevious(text);
    setSent(text);
    if (text !== sent) setTyped(text);
  }
  const search = (term: string) => {
    if (term === sent) return;
    setSent(term);
    onSearch(term);
  };
  const onBalance = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onBalance(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, type: setTyped, search: () => search(typed.trim()) };
}
