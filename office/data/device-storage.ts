/** Returns a value stored in this browser; null if there is none or storage is unavailable. */
export function readDevice(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value in this browser; null deletes it. Returns false if storage is full or blocked: it is lost when the page closes. */
export function writeDevice(key: string, value: object | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    // The page keeps its input.
    return false;
  }
}
