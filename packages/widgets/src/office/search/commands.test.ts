import type { Permission } from '@corredor/core/permissions';
import { describe, expect, it } from 'vitest';
import { actionsOf, hrefOfHit, hrefOfMore, matchingCommands } from './commands.ts';

const commands = [
  { id: 'all', label: 'Todas las pólizas' },
  { id: 'policies', label: 'Pólizas' },
  { id: 'new', label: 'Nueva póliza', description: 'Gestión' },
  { id: 'users', label: 'Usuarios' },
];
const found = (query: string) => matchingCommands(commands, query).map(({ id }) => id);

describe('the commands of the palette', () => {
  it('are found by any of their words, whatever the accents, best beginnings first', () => {
    expect(found('poliza')).toEqual(['policies', 'all', 'new']);
    expect(found('póliza gestion')).toEqual(['new']);
    expect(found('zzz')).toEqual([]);
    expect(found(' ')).toHaveLength(4);
  });
});

describe('what is found', () => {
  it('is read on its page, and its list finds the rest', () => {
    expect(hrefOfHit('vehicle', { id: 7 })).toBe('/app/management/vehicles/7');
    expect(hrefOfMore('policy', 'ana pé')).toBe('/app/management/policies?search=ana+p%C3%A9');
  });
});

describe('what is done most with what is found', () => {
  const all: Permission[] = [
    'policy_app.view_payment',
    'policy_app.change_payment',
    'policy_app.add_movement',
    'policy_app.add_policy',
    'policy_app.change_policy',
  ];
  const offered = (...asked: Parameters<typeof actionsOf>) => actionsOf(...asked).map(({ action }) => action);

  it('hangs on its state', () => {
    expect(offered('policy', { id: 7, status: 'active' }, all)).toEqual(['payments', 'movement', 'end', 'edit']);
    expect(offered('policy', { id: 7, status: 'draft' }, all)).toEqual(['payments', 'enable', 'edit']);
    expect(offered('policy', { id: 7, status: 'closed' }, all)).toEqual(['payments']);
    expect(offered('policy', { id: 7 }, all)).toEqual(['payments', 'edit']);
    expect(offered('payment', { id: 7, status: 'delayed' }, all)).toEqual(['pay', 'edit']);
    expect(offered('payment', { id: 7, status: 'paid' }, all)).toEqual(['edit']);
  });

  it('is what the reader may do', () => {
    expect(offered('policy', { id: 7, status: 'active' }, ['policy_app.view_payment'])).toEqual(['payments']);
    expect(offered('customer', { id: 7 }, [])).toEqual([]);
  });

  it('leads where it is done', () => {
    const [pay] = actionsOf('payment', { id: 7, status: 'delayed' }, all);
    expect(pay?.href).toBe('/app/management/payments/7?move=true');
  });
});
