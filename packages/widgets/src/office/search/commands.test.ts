import { describe, expect, it } from 'vitest';
import { hrefOfHit, hrefOfMore, matchingCommands } from './commands.ts';

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
