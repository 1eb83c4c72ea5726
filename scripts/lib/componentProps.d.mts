export interface PublishedProp {
  name: string;
  type: string;
  isOptional: boolean;
  description: string;
  /** What it is where nobody tells it, as the code has it. */
  default?: string;
  file: string;
}
export interface PublishedComponent {
  name: string;
  /** Where it is imported from. */
  room: string;
  file: string;
  description: string;
  props: readonly PublishedProp[];
  /** Names of props that react-aria or the DOM describe. */
  inherited: readonly string[];
}
export function readComponents(): PublishedComponent[];
