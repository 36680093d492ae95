import { useEffect, useState } from 'react';

/** Debounces a value by `pause` milliseconds. An object has to stay the same until it changes. */
export function useDebouncedValue<Value>(value: Value, pause = 300): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return rested;
}
