import { useEffect, useState } from 'react';

/** What something is once it has not changed for a moment, in milliseconds. */
export function useRested<Value extends string | null>(value: Value, pause = 300): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return rested;
}
