import type { OpenDatabase } from '../database/index.ts';
import type { Passwords } from '../identity/passwords/index.ts';
import type { FileStore } from '../services/files/index.ts';
import { seedCie10 } from './seedCie10.ts';
import { seedDemo } from './seedDemo.ts';
import { seedDirectory } from './seedDirectory.ts';
import { seedInTurn } from './seedInTurn.ts';

interface DemoWorld extends Pick<OpenDatabase, 'db' | 'owner'> {
  passwords: Passwords;
  files: FileStore;
  log: Parameters<typeof seedCie10>[1];
}

/** Everything that a first start with DEMO=1 makes; what is there already stays. */
export const seedAll = ({ db, owner, passwords, files, log }: DemoWorld): Promise<void> =>
  seedInTurn(owner, async () => {
    await seedDemo(db, passwords);
    await seedDirectory(db, files);
    await seedCie10(owner, log);
  });
