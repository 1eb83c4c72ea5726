import { DirectoryElement } from './directoryElement.tsx';
import { ProfileElement } from './profileElement.tsx';
import { register } from './register.ts';

/** Registers both elements under a prefix of one's own; importing this alone registers nothing. */
export function define(prefix = 'corredor') {
  register(`${prefix}-directory`, class extends DirectoryElement {});
  register(`${prefix}-profile`, class extends ProfileElement {});
}

export type { DirectoryEventMap, ProfileEventMap } from './events.ts';
export { DirectoryElement, ProfileElement };
