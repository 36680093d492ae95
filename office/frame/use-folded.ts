import { useEffect, useState } from 'react';

const name = 'kado.office.folded';

/** Whether the navigation is folded by choice, and what changes it; narrow windows fold it by themselves. */
export function useFolded(): [isFolded: boolean, fold: () => void] {
  const [isFolded, setFolded] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- the server does not know it
  useEffect(() => setFolded(stored() === 'true'), []);
  const fold = () =>
    setFolded((before) => {
      store(String(!before));
      return !before;
    });
  return [isFolded, fold];
}

function stored(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage is blocked: it lasts as long as the page.
  }
}
