import type { Command } from '../command.ts';
import { backup } from './backup.ts';
import { importCie10 } from './importCie10.ts';
import { listPartners } from './listPartners.ts';
import { migrate } from './migrate.ts';
import { restore } from './restore.ts';
import { seed } from './seed.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [listPartners, importCie10, migrate, seed, backup, restore];
