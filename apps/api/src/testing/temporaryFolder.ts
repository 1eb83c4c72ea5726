import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { canEnter, serverUser } from '../base/settings/index.ts';

/** A folder for throw-away data that the embedded database's user can enter. */
export function temporaryFolder(): string {
  const user = serverUser();
  const folders = [tmpdir(), '/tmp', '/var/tmp'].filter((folder) => existsSync(folder));
  return folders.find((folder) => !user || canEnter(user, folder)) ?? tmpdir();
}
