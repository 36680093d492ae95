import { useEffect, useState } from 'react';

const name = 'kado.office.folded';

/** Whether the user collapsed the navigation, and a function to toggle it. Narrow windows collapse it automatically. */
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
    // If storage is blocked, the setting lasts until the page closes.
  }
}
