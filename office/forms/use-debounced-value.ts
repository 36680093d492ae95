import { useEffect, useState } from 'react';

/** Debounces a value by `pause` milliseconds. */
export function useDebouncedValue<Value extends string | null>(value: Value, pause = 300): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return rested;
}
