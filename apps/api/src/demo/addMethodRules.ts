import { usualTable } from '@corredor/core/movements';
import type { Scope } from '../server/request/scope.ts';
import { settingsOperations, settingsStore } from '../services/settings/index.ts';
import type { Catalogue } from './fillCatalogue.ts';
import { done, still } from './office.ts';

/** How two insurers find what they give back: one by a table where the customer asks, the other by the short rate. */
export async function addMethodRules(scope: Scope, { insurers }: Pick<Catalogue, 'insurers'>): Promise<void> {
  const settings = settingsOperations(scope, settingsStore(scope));
  const [first, second] = insurers;
  if (!first || !second) return;
  const whose = { branch_id: null, penalty_percent: null, table: null, least_percent: null, least_amount: null };
  const name = 'Tabla a corto plazo';
  const body = {
    movements: {
      tables: [{ ...usualTable, name, rows: [...usualTable.rows] }],
      rules: [
        { ...whose, provider_id: first.id, requested_by: 'customer' as const, method: 'table' as const, table: name },
        {
          ...whose,
          provider_id: second.id,
          requested_by: null,
          method: 'short_rate' as const,
          penalty_percent: '15.00',
          least_percent: '25.00',
        },
      ],
    },
  };
  const { version } = await done(settings.getSettings());
  await done(settings.updateSettings({ ...still, version, body }));
}
