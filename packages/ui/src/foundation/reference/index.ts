export type {
  Alternative,
  ComponentReference,
  ComponentState,
  KeyboardUse,
  Part,
  WordsInBoth,
} from './reference.ts';
