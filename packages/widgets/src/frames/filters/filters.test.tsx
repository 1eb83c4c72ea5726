import { vListPoliciesQuery, vListUsersQuery } from '@corredor/core/schemas';
import { Children, isValidElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { AppProviders, createApp, createI18n, memoryStorage } from '../../base/app/index.ts';
import { someControls } from '../lists/lists.fixtures.ts';
import { filterNames, type PickedField, useDayRange, useFilterKit } from './index.ts';

type Filter = 'state' | 'branch' | 'extra' | 'insurer' | 'payer' | 'is_open' | 'from' | 'to';
const setFilter = vi.fn();
const setFilters = vi.fn();
const words = {
  common: { state: { all: 'All', yes: 'Yes', no: 'No' } },
  frames: { days: { since: 'Since {{from}}' } },
};
const app = createApp({
  i18n: createI18n({ language: 'en', resources: { en: words, es: words } }),
  storage: memoryStorage(),
});

await app.i18n.loadNamespaces(['common', 'frames']);

const Picker = ({ label, value }: PickedField) => <input aria-label={label} defaultValue={value ?? ''} />;

/** What a list of every kind of filter says of an address. */
function said(filters: Partial<Record<Filter, string>>, called?: string) {
  let found: ReturnType<typeof useFilters> | undefined;
  const controls = someControls<Filter>({ filters, setFilter, setFilters });
  function useFilters() {
    const { all, chipOnly, choice, linked, picker, yesNo } = useFilterKit(controls);
    const range = useDayRange(controls);
    return all(
      [
        range('days', 'Days', ['from', 'to']),
        choice('state', 'State', ['late', 'paid'], (word) => `is ${word}`, { offered: (word) => `${word} (3)` }),
        picker('branch', 'Branch', Picker, called, { clears: ['extra'] }),
        picker('insurer', 'Insurer', Picker, called, { unnamed: 'sign' }),
        linked('payer', 'Payer', called, { unnamed: 'none' }),
        chipOnly(yesNo('is_open', 'Open')),
      ],
      ['is_open', 'from'],
    );
  }
  function Probe() {
    found = useFilters();
    return null;
  }
  renderToString(
    <AppProviders app={app}>
      <Probe />
    </AppProviders>,
  );
  if (!found) throw new Error('nothing was drawn');
  return found;
}
const chipsOf = (filters: Partial<Record<Filter, string>>, called?: string) =>
  said(filters, called).active.map(({ label, value }) => `${label}: ${value}`);

interface Control {
  value: unknown;
  items?: readonly { id: string; label: string }[];
  onChange: (value: unknown) => void;
}
/** What the control of a filter was given. */
function controlOf(id: string, filters: Partial<Record<Filter, string>>): Control {
  const field: ReactNode = said(filters).fields.find((one) => one.id === id)?.field;
  if (!isValidElement<Control>(Children.only(field))) throw new Error(`${id} has no control`);
  return (field as { props: Control }).props;
}

describe('the filters of a list', () => {
  it('are what the contract of the list takes, without its pages, order and search', () => {
    expect(filterNames(vListUsersQuery)).toEqual(['role', 'is_active']);
    expect(filterNames(vListUsersQuery, ['role'])).toEqual(['is_active']);
    expect(filterNames(vListPoliciesQuery)).toContain('extra_value');
  });

  it('say in a chip what the address says, and nothing of a word that means nothing', () => {
    expect(chipsOf({ state: 'late' })).toEqual(['State: is late']);
    expect(chipsOf({ is_open: 'false' })).toEqual(['Open: No']);
    expect(chipsOf({ state: 'gone', is_open: 'perhaps', branch: 'x', insurer: '0', payer: '-1' })).toEqual([]);
  });

  it('call a record by its name, and by its number until that is known', () => {
    const filters = { branch: '7', insurer: '8', payer: '9' };
    expect(chipsOf(filters)).toEqual(['Branch: 7', 'Insurer: #8']);
    expect(chipsOf(filters, 'Motor')).toEqual(['Branch: Motor', 'Insurer: Motor', 'Payer: Motor']);
  });

  it('stand in the order of their controls, the chips of some behind all others', () => {
    const filters = { from: '2026-01-31', is_open: 'true', state: 'paid', insurer: '8' };
    expect(chipsOf(filters)).toEqual(['State: is paid', 'Insurer: #8', 'Open: Yes', 'Days: Since 31 Jan 2026']);
    expect(said(filters).fields.map(({ id }) => id)).toEqual(['days', 'state', 'branch', 'insurer']);
  });

  it('offer their words, with what is chosen, and write the choice into the address', () => {
    const { items, value, onChange } = controlOf('state', { state: 'paid' });
    expect(items?.map(({ label }) => label)).toEqual(['late (3)', 'paid (3)']);
    expect(value).toBe('paid');
    onChange('late');
    expect(setFilter).toHaveBeenLastCalledWith('state', 'late');
    controlOf('insurer', {}).onChange(12);
    expect(setFilter).toHaveBeenLastCalledWith('insurer', '12');
    controlOf('insurer', {}).onChange(null);
    expect(setFilter).toHaveBeenLastCalledWith('insurer', null);
  });

  it('take along what means something with their record alone', () => {
    controlOf('branch', { branch: '7', extra: 'zone' }).onChange(8);
    expect(setFilters).toHaveBeenLastCalledWith({ branch: '8', extra: null });
    expect(said({ branch: '7' }).active[0]?.names).toEqual(['branch', 'extra']);
    expect(said({ from: '2026-01-31' }).active[0]?.names).toEqual(['from', 'to']);
  });
});
