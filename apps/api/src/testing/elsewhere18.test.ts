import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { silent } from '../database/connection.ts';
import { prepareRoles } from '../database/roles.ts';
import { describeElsewhere } from './describeElsewhere.ts';
import { arrangements, makeInstallation } from './elsewhere.ts';
import { patience } from './patience.ts';
import { startServerProcess } from './serverProcess.ts';
import { temporaryFolder } from './temporaryFolder.ts';

describeElsewhere('18', (server) => {
  it.each(arrangements)(
    'keeps the owner out of the group where makers of roles inherit them (%s)',
    async (arrangement) => {
      const made = await makeInstallation(server(), arrangement);
      await server().run(`alter role "${made.owner}" set createrole_self_grant = 'set, inherit'`);
      const owner = { connectionString: made.migrationUrl };
      const group = await prepareRoles({ owner, app: { connectionString: made.url }, log: silent });
      const [rows] = await server().run(`select pg_has_role('${made.owner}', '${group}', 'usage') as bound`);
      expect(rows).toEqual({ bound: false });
    },
  );

  it(
    'is begun by two processes at once, demo included, with DATABASE_URL alone',
    async () => {
      const made = await makeInstallation(server(), 'one login');
      // Processes of one installation share its files; whoever leads misses what records name and the folder lacks.
      const shared = mkdtempSync(join(temporaryFolder(), 'corredor-shared-'));
      const processes = await Promise.all([
        startServerProcess(made, { DEMO: '1', DATA_DIR: shared }),
        startServerProcess(made, { DEMO: '1', DATA_DIR: shared }),
      ]);
      try {
        for (const { logIn, get, said } of processes) {
          const { status, body } = await logIn('demo@corredor.example', 'corredor-demo-1');
          expect([status, body.partner_id]).toEqual([200, 1]);
          expect((await get('policy/policies/', body.token)).body.count).toBeGreaterThan(50);
          expect(said()).toBe('');
        }
        const [rows] = await server().run('select count(*)::int as partners from partners', made.database);
        expect(rows?.partners).toBe(26);
      } finally {
        await Promise.all(processes.map((one) => one.stop()));
        rmSync(shared, { recursive: true, force: true });
      }
    },
    patience(300_000),
  );
});
