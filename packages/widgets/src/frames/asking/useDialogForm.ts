import type { CallError } from '@corredor/core/errors';
import { keysOf } from '@corredor/core/keys';
import { useState } from 'react';
import { useNavigation } from '../../base/navigation/index.ts';
import { useKeepAtEnd } from '../kept/index.ts';
import { useLeadToFault } from './useLeadToFault.ts';

/** What is missing or wrong, in words, by field or by the line that it is about. */
export type FoundFaults = Partial<Record<string, string | false | null | undefined>>;

interface DialogFormOptions<Values extends object, Input> {
  /** Names it among the forms of a page, as in `payments.pay 12`: what was typed when the session ended is put back there. Null of chosen rows, whose choice does not last either. */
  place: string | null;
  /** What the fields hold until somebody types; what nobody touched follows where this changes, also by what is typed elsewhere. */
  begun: Values | ((typed: Partial<Values>) => Values);
  /** What is missing or wrong; told once somebody tried. */
  faults?: (values: Values) => FoundFaults;
  /** What is wrong however it goes on; told at once. */
  faultsAtOnce?: (values: Values) => FoundFaults;
  /** What is done with what was filled in; null as long as something is missing. */
  toInput: (values: Values) => Input | null;
  /** Why the server refused it; its fields are named as here. */
  error?: CallError | null;
  /** It is being done: until the answer is there nothing is sent again. */
  isBusy?: boolean;
  onSubmit: (input: Input) => void;
}

/** What one field of a dialog takes. */
interface DialogField<Value> {
  value: Value;
  onChange: (value: Value) => void;
  errorMessage: string | undefined;
}

/** A small form in a dialog, as its fields and `AskDialog` take it. */
export interface DialogForm<Values extends object> {
  values: Values;
  /** Whether something was typed that closing would lose. */
  isDirty: boolean;
  isBusy: boolean;
  /** Somebody tried to send it. */
  hasTried: boolean;
  set: (patch: Partial<Values>) => void;
  /** A field with its value and what is wrong with it. */
  field: <Name extends keyof Values & string>(name: Name) => DialogField<Values[Name]>;
  /** What is wrong with a field, or with what stands under another name: told now, and else by the server. */
  faultOf: (name: string) => string | undefined;
  submit: () => void;
  /** Takes the element that its fields stand in: the first fault is looked for there. */
  ref: (element: HTMLElement | null) => void;
}

/**
 * The form of a dialog that asks what one step needs: its values, what is missing, and what was typed. A try that is refused, here or by the
 * server, leads to the first fault; what was typed when the session ended is there again.
 */
export function useDialogForm<Values extends object, Input>(
  options: DialogFormOptions<Values, Input>,
): DialogForm<Values> {
  const { begun, faults, faultsAtOnce, error, isBusy = false } = options;
  const [typed, setTyped] = useState<Partial<Values>>({});
  const [tries, setTries] = useState(0);
  const box = useLeadToFault<HTMLElement>(tries, isBusy);
  const begunBy = (some: Partial<Values>) => (typeof begun === 'function' ? begun(some) : begun);
  const base = begunBy(typed);
  const values = { ...base, ...typed };
  const isDirty = namesOf(typed).some((name) => !Object.is(typed[name], base[name]));
  const hasTried = tries > 0;
  const atOnce = faultsAtOnce?.(values) ?? {};
  const missing = faults?.(values) ?? {};
  const { pathname } = useNavigation();
  useKeepAtEnd<Partial<Values>>(`${pathname} ${options.place}`, {
    read: () => (isDirty && options.place !== null ? typed : null),
    take: setTyped,
  });
  // A field that says again what it shows has not been typed in; what was typed stays, also where it equals what is proposed.
  const set = (patch: Partial<Values>) => setTyped((before) => ({ ...before, ...changesOf(patch, before, begunBy) }));
  const faultOf = (name: string) => atOnce[name] || (hasTried && missing[name]) || error?.fields[name] || undefined;
  return {
    values,
    isDirty,
    isBusy,
    hasTried,
    set,
    field: (name) => ({
      value: values[name],
      onChange: (value) => {
        const patch: Partial<Values> = {};
        patch[name] = value;
        set(patch);
      },
      errorMessage: faultOf(name),
    }),
    faultOf,
    submit: () => {
      if (isBusy) return;
      setTries(tries + 1);
      const isFaulty = [...Object.values(atOnce), ...Object.values(missing)].some(Boolean);
      const input = isFaulty ? null : options.toInput(values);
      if (input !== null) options.onSubmit(input);
    },
    ref: (element) => {
      box.current = element;
    },
  };
}

const namesOf = <Values extends object>(values: Partial<Values>) => keysOf(values);

/** What of a patch is new: no field that nobody touched and that says what stands there anyway. */
function changesOf<Values extends object>(
  patch: Partial<Values>,
  typed: Partial<Values>,
  begunBy: (typed: Partial<Values>) => Values,
): Partial<Values> {
  const base = begunBy(typed);
  const changes = { ...patch };
  for (const name of namesOf(patch)) if (!(name in typed) && Object.is(patch[name], base[name])) delete changes[name];
  return changes;
}
