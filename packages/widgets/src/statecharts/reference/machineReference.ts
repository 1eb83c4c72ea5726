import type { Alternative } from '@corredor/ui/reference';

/**
 * What the docs page of a machine says beside its definition. States, events, actors, guards and delays are read from the machine; here they only
 * get their prose. English.
 */
export interface MachineReference {
  /** What it is for, in one or two sentences. */
  purpose: string;
  /** When to reach for it, or for one like it. */
  use: readonly string[];
  instead: readonly Alternative[];
  /** What each state at the top means to a person, by its name. */
  states: Readonly<Record<string, string>>;
  /** What it asks of each actor, by the actor's name. */
  asks: Readonly<Record<string, string>>;
  /** What each event says, by its type. */
  hears: Readonly<Record<string, string>>;
  /** What each delay is for, by its name. */
  waits: Readonly<Record<string, string>>;
  /** What a test of a change to it has to show. */
  test: readonly string[];
  /** Where the product runs it: the file that gives it its actors. */
  runBy: string;
}
