import type { ViewState } from '@corredor/core/api';
import { describe, expect, it } from 'vitest';
import { isSameView, viewHref, viewIn, viewStateOf } from './viewState.ts';

const layout = { hidden_columns: ['branch'], kept_columns: [], column_order: [], column_widths: { name: 240 } };
const state: ViewState = viewStateOf(
  { filters: { status: 'active', branch: '7', type: undefined }, search: 'a & b', ordering: '-end_date' },
  layout,
  'compact',
);

describe('a view of a list', () => {
  it('keeps filters that are on, and no others', () => {
    expect(state.filters).toEqual({ status: 'active', branch: '7' });
    expect(viewStateOf({ filters: {}, search: '', ordering: '' }, layout, null).ordering).toBeNull();
  });

  it('is an address, and is found in it again', () => {
    const href = viewHref('/app/management/policies', { id: 61, state });
    expect(href).toBe('/app/management/policies?view=61&status=active&branch=7&search=a+%26+b&ordering=-end_date');
    expect(viewIn(href.slice(href.indexOf('?')))).toBe(61);
    for (const text of ['', '?view=', '?view=0', '?view=x', '?view=-3', '?view=99999999999'])
      expect(viewIn(text)).toBeNull();
  });

  it('says in its address that the usual filter is off, and nothing where it is on', () => {
    const usual = { filter: 'status', value: 'unpaid' };
    const hrefOf = (filters: Record<string, string>) =>
      viewHref('/payments', { id: 61, state: { ...state, filters, search: '', ordering: null } }, usual);
    expect(hrefOf({})).toBe('/payments?view=61&status=all');
    expect(hrefOf({ status: 'unpaid' })).toBe('/payments?view=61');
    expect(hrefOf({ status: 'paid' })).toBe('/payments?view=61&status=paid');
  });

  it('is the same whatever was set first, and another once anything differs', () => {
    const same = { ...state, filters: { branch: '7', status: 'active' } };
    expect(isSameView(state, same)).toBe(true);
    expect(isSameView(state, { ...state, search: 'b' })).toBe(false);
    expect(isSameView(state, { ...state, column_widths: {} })).toBe(false);
    expect(isSameView(state, { ...state, column_order: ['name'] })).toBe(false);
    expect(isSameView(state, { ...state, density: null })).toBe(false);
    expect(isSameView(state, { ...state, kept_columns: [] })).toBe(true);
    expect(isSameView(state, { ...state, kept_columns: ['city'] })).toBe(false);
  });
});
