import { useEffect, useState } from 'react';

/** After the last change. */
const pause = 300;

/** What something is once it has not changed for a moment. */
export function useRested(value: string | null): string | null {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
