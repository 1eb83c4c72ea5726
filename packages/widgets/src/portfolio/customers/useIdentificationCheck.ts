import { checkIdentification, type Identification, type IdentificationInput } from '@corredor/core/identifications';
import { useEffect, useState } from 'react';

// While one types, a number is always too short at first.
const onlyWhenLeft = new Set(['required', 'length', 'format', 'establishment']);

/** Checks an identification while it is typed; null until there is something to say. */
export function useIdentificationCheck(input: IdentificationInput, isLeft: boolean): Identification['problem'] | null {
  const { type, country_id, value } = input;
  const [checked, setChecked] = useState<{ of: string; problem: Identification['problem'] } | null>(null);
  const key = `${type} ${country_id} ${value}`;
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const { problem } = await checkIdentification({ type, country_id, value });
      if (isCurrent) setChecked({ of: key, problem });
    };
    if (value.trim() !== '') void check();
    return () => {
      isCurrent = false;
    };
  }, [key, type, country_id, value]);
  const problem = checked?.of === key ? checked.problem : null;
  return problem && (isLeft || !onlyWhenLeft.has(problem.code)) ? problem : null;
}
