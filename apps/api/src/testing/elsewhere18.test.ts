import { expect, it } from 'vitest';
import { silent } from '../database/connection.ts';
import { prepareRoles } from '../database/roles.ts';
import { describeElsewhere } from './describeElsewhere.ts';
import { arrangements, makeInstallation } from './elsewhere.ts';
import { startServerProcess } from './serverProcess.ts';

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

  it('is begun by two processes at once, demo included, with DATABASE_URL alone', async () => {
    const made = await makeInstallation(server(), 'one login');
    const processes = await Promise.all([
      startServerProcess(made, { DEMO: '1' }),
      startServerProcess(made, { DEMO: '1' }),
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
    }
  }, 120_000);
});
