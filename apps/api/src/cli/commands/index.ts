import type { Command } from '../command.ts';
import { importCie10 } from './importCie10.ts';

/** Everything that an operator can ask for, one file each. */
export const commands: readonly Command[] = [importCie10];
