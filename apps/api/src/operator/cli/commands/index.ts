import type { Command } from '../parts/index.ts';
import { approve } from './approve.ts';
import { backup } from './backup.ts';
import { extend } from './extend.ts';
import { importCie10 } from './importCie10.ts';
import { listPartners } from './listPartners.ts';
import { migrate } from './migrate.ts';
import { reject } from './reject.ts';
import { restore } from './restore.ts';
import { seed } from './seed.ts';

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  listPartners,
  approve,
  reject,
  extend,
  importCie10,
  migrate,
  seed,
  backup,
  restore,
];
