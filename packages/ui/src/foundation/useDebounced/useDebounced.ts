import { useEffect, useState } from 'react';

/** A value as it was when it last rested for a while; a new object with the same content is the same value. */
export function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState({ value, text });
  useEffect(() => {
    const timer = setTimeout(() => setRested((last) => (last.text === text ? last : { value, text })), milliseconds);
    return () => clearTimeout(timer);
  }, [value, text, milliseconds]);
  return rested.value;
}
