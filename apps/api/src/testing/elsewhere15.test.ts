import { expect, it } from 'vitest';
import { describeElsewhere } from './describeElsewhere.ts';
import { patience } from './patience.ts';
import { startServerProcess } from './serverProcess.ts';
import { expectSameAfterRestore, expectWholeUpgrade, restoreOld } from './upgrade.ts';

describeElsewhere('15', (server) => {
  it(
    'takes over what version 0.1.0 left: nothing is lost, nobody sees more, and passwords serve',
    async () => {
      const made = await restoreOld(server(), 'corredor');
      await expectSameAfterRestore(server(), made);
      await expectWholeUpgrade(server(), made);
      const process = await startServerProcess(made, { DEMO: '0' });
      try {
        const { status, body } = await process.logIn('demo@corredor.example', 'corredor-demo-1');
        expect([status, body.partner_id]).toEqual([200, 1]);
        expect((await process.get('policy/policies/', body.token)).body.count).toBeGreaterThan(50);
      } finally {
        await process.stop();
      }
    },
    patience(300_000),
  );
});
