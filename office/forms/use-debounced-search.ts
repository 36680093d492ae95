import { useEffect, useEffectEvent, useState } from 'react';
import { staying } from '#web/navigate.ts';

/** The debounce time in ms. */
const pause = 300;

/**
 * Debounces a search text while the user types. A text from elsewhere (e.g. the Back button) replaces it. When
 * the user opens another page, a search that hasn't been sent is dropped, because it would lead back.
 */
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
  const onDelay = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => onDelay(typed.trim()), pause);
    const drop = ({ info }: NavigateEvent) => {
      if (info !== staying) clearTimeout(timer);
    };
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener('navigate', drop);
    return () => {
      clearTimeout(timer);
      navigation?.removeEventListener('navigate', drop);
    };
  }, [typed]);
  return { typed, type: setTyped, search: () => search(typed.trim()) };
}
