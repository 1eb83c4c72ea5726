import { parseArgs } from 'node:util';
import { demoPassword, seedCie10, seedDemo, seedInTurn } from '../../../demo/index.ts';
import { createPasswords } from '../../../identity/passwords/index.ts';
import { asOperator, type Command, exitCodes } from '../parts/index.ts';

const help = `Usage: corredor seed

Makes the two demo brokerages with a year of business behind them, and a hundred common diagnoses where the
list of CIE10 is empty. What is there already stays as it is. Refused in production, because the demo's
passwords are known to everybody.

Options:
  --help          show this

Exit codes: 0 done, 1 refused, 2 typed wrongly.`;

/** `corredor seed`: the demo data, for trying the product. */
export const seed: Command = {
  name: 'seed',
  summary: 'make the demo brokerages',
  help,
  run: async (args, { out, err }) => {
    parseArgs({ args, options: {} });
    return asOperator(async ({ settings, db, owner }) => {
      if (settings.production) {
        err('The demo would put known passwords into a production system. Nothing was written.');
        return exitCodes.failed;
      }
      const isNew = await seedInTurn(owner, async () => {
        const isFirst = await seedDemo(db, createPasswords(settings.secretKey));
        await seedCie10(owner, { info: () => {}, warn: err, error: err });
        return isFirst;
      });
      out(isNew ? `Demo login: demo@corredor.example, password ${demoPassword}` : 'The demo is there already.');
      return exitCodes.done;
    });
  },
};
