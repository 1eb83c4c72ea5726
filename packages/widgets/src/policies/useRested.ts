import { useEffect, useState } from 'react';

/** A value as it was when typing last paused. */
export function useRested<Value>(value: Value, milliseconds: number): Value {
  const text = JSON.stringify(value);
  const [rested, setRested] = useState({ value, text });
  useEffect(() => {
    const timer = setTimeout(() => setRested((last) => (last.text === text ? last : { value, text })), milliseconds);
    return () => clearTimeout(timer);
  }, [value, text, milliseconds]);
  return rested.value;
}
