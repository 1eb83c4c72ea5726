import type messages from './messages/en.json';

/** The widgets that can be tried. */
export type WidgetName = 'directory' | 'profile';
type Group = 'what' | 'look' | 'behaviour';
type Help = (typeof messages)['help'];

/** How an attribute is set, as the elements' contract says; `usual` is what it means where it is missing. */
export interface Control {
  name: string;
  group: Group;
  /** Its sentence among the words. */
  help: { [Part in keyof Help]: `${Part}.${keyof Help[Part] & string}` }[keyof Help];
  /** Whether a plain frame takes it too. */
  inFrame: boolean;
  kind: 'text' | 'list' | 'choice' | 'number' | 'flag' | 'words';
  options?: readonly string[];
  usual?: string;
  bounds?: readonly [number, number];
  /** Of a choice: its words are numbers. */
  isNumber?: boolean;
}

/** The groups of the controls, in the order in which they stand. */
export const groups: readonly Group[] = ['what', 'look', 'behaviour'];
