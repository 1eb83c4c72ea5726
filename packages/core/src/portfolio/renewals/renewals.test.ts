import { describe, expect, it } from 'vitest';
import {
  aGeneralItem,
  anExtraField,
  anInsured,
  aPolicy,
  aPolicyCoverage,
  aPolicyVehicle,
} from '../../fixtures/index.ts';
import {
  compareTerms,
  depreciated,
  premiumChange,
  renewalEntry,
  renewalNotices,
  renewalOwner,
  renewalRisk,
  retentionOf,
  type Term,
} from './index.ts';

describe('the renewal of a term', () => {
  it('begins as many days before the end as the window or the policy’s own notice says, whichever is longer', () => {
    expect(renewalEntry('2026-03-31', { noticeDays: 30 })).toBe('2026-01-30');
    expect(renewalEntry('2026-03-31', { noticeDays: 90 })).toBe('2025-12-31');
    expect(renewalEntry('2026-03-31', { noticeDays: null, windowDays: 15 })).toBe('2026-03-16');
  });

  it('compares the premium with that of the whole ending term', () => {
    expect(premiumChange('525.00', '500.00')).toBe('5.00');
    expect(premiumChange('475.00', '500.00')).toBe('-5.00');
    expect(premiumChange('500.01', '500.00')).toBe('0.00');
    expect(premiumChange('500.00', '0.00')).toBeNull();
  });

  it('has dated notices where the law of the country wants them, on the last day of a shorter month', () => {
    expect(renewalNotices('2026-04-30', '724').map(({ kind, until }) => [kind, until])).toEqual([
      ['insurer_notice', '2026-02-28'],
      ['client_objection', '2026-03-30'],
    ]);
    expect(renewalNotices('2026-04-30', '218')).toEqual([]);
    expect(renewalNotices(null, '724')).toEqual([]);
  });

  it('is worth less where the vehicle is, to the cent', () => {
    expect(depreciated('20000.00', '0')).toBe('20000.00');
    expect(depreciated('20000.00', '10')).toBe('18000.00');
    expect(depreciated('19999.99', '12.5')).toBe('17499.99');
  });

  it('belongs to the seller with the highest share today, or to who renewed last, or to nobody', () => {
    const share = (user_id: number | null, percentage: string, start_date = '2026-01-01') => ({
      ...{ user_id, percentage, start_date },
    });
    const on = { today: '2026-03-01', renewedLastBy: 2 };
    const sellers = [share(null, '60'), share(9, '20'), share(4, '20')];
    expect(renewalOwner(sellers, on)).toBe(4);
    expect(renewalOwner([share(9, '80'), share(9, '10', '2026-02-01'), share(4, '20')], on)).toBe(4);
    expect(renewalOwner([share(9, '80'), share(9, '0', '2026-02-01')], on)).toBe(2);
    expect(renewalOwner([share(9, '80', '2026-03-02')], on)).toBe(2);
    expect(renewalOwner([], { ...on, renewedLastBy: null })).toBeNull();
  });
});

describe('retention', () => {
  const none = {
    ...{ renewed: 0, lost: 0, open: 0 },
    ...{ renewed_expiring: '0.00', lost_expiring: '0.00', open_expiring: '0.00', renewed_next: '0.00' },
  };

  it('is the share of what was decided, by terms and by premium, and how the renewed ones grew', () => {
    const told = {
      ...{ renewed: 34, lost: 4, open: 2 },
      ...{ renewed_expiring: '44200.00', lost_expiring: '4800.00', open_expiring: '3000.00' },
    };
    expect(retentionOf({ ...told, renewed_next: '46410.00' })).toEqual({
      ...told,
      ...{ ending: 40, by_count: '89.47', by_premium: '90.20', growth: '5.00' },
    });
  });
  it('says nothing where nothing is decided', () => {
    expect(retentionOf({ ...none, open: 2, open_expiring: '20.00' })).toMatchObject({
      ...{ ending: 2, by_count: null, by_premium: null, growth: null },
    });
    expect(retentionOf({ ...none, lost: 1, lost_expiring: '10.00' })).toMatchObject({
      ...{ by_count: '0.00', by_premium: '0.00', growth: null },
    });
  });
});

describe('the risk of losing a term', () => {
  const calm = {
    ...{ today: '2026-03-01', endDate: '2026-03-31', premiumChange: null, hasDelayedInstalment: false },
    ...{ claims: 0, hasNextDraft: false, daysInStage: 3, staleAfterDays: 7 },
  };
  it('is low without a reason, medium with one, high with more', () => {
    expect(renewalRisk(calm)).toEqual({ level: 'low', reasons: [] });
    expect(renewalRisk({ ...calm, premiumChange: '15.00' })).toEqual({ level: 'medium', reasons: ['premium_rises'] });
    expect(renewalRisk({ ...calm, claims: 2, daysInStage: 8 })).toEqual({
      level: 'high',
      reasons: ['claims', 'stale'],
    });
  });
  it('is high at once with a delayed instalment, or a near end without a next term', () => {
    expect(renewalRisk({ ...calm, hasDelayedInstalment: true }).level).toBe('high');
    expect(renewalRisk({ ...calm, today: '2026-03-16' }).level).toBe('low');
    expect(renewalRisk({ ...calm, today: '2026-03-17' })).toEqual({ level: 'high', reasons: ['no_offer'] });
    expect(renewalRisk({ ...calm, today: '2026-03-17', hasNextDraft: true }).level).toBe('low');
  });
  it('sees rises of the premium only, from the limit of the brokerage on', () => {
    expect(renewalRisk({ ...calm, premiumChange: '14.99' }).level).toBe('low');
    expect(renewalRisk({ ...calm, premiumChange: '-40.00' }).level).toBe('low');
    expect(
      renewalRisk({ ...calm, premiumChange: '5.00' }, { risePercent: 5, claims: 2, daysWithoutOffer: 15 }),
    ).toEqual({
      ...{ level: 'medium', reasons: ['premium_rises'] },
    });
    expect(renewalRisk({ ...calm, daysInStage: 900, staleAfterDays: null }).level).toBe('low');
  });
});

describe('two terms side by side', () => {
  const term = (over: Partial<Term> = {}): Term => ({
    policy: aPolicy(),
    vehicles: [aPolicyVehicle()],
    insureds: [anInsured()],
    coverages: [aPolicyCoverage()],
    generals: [aGeneralItem()],
    ...over,
  });

  it('that are equal differ in nothing, whatever their rows’ own numbers are', () => {
    const next = term({ vehicles: [aPolicyVehicle({ id: 900, version: 4 })], generals: [aGeneralItem({ id: 901 })] });
    const nothing = { added: [], removed: [], changed: [] };
    expect(compareTerms(term(), next)).toEqual({
      fields: [],
      lists: { vehicles: nothing, insureds: nothing, coverages: nothing, generals: nothing },
      charges: [],
      extras: [],
      chips: [],
    });
  });

  it('compare the new premium with that of the whole ending term, as its card does', () => {
    const included = term({ policy: aPolicy({ net_premium: '500.00', full_term_net: '980.00' }) });
    const next = (net_premium: string) => term({ policy: aPolicy({ net_premium, full_term_net: net_premium }) });
    const same = compareTerms(included, next('980.00'));
    expect([same.chips, same.fields]).toEqual([[], []]);
    const dearer = compareTerms(included, next('1029.00'));
    expect(dearer.chips).toEqual([{ code: 'premium', percent: premiumChange('1029.00', '980.00') }]);
    expect(dearer.fields).toEqual([{ field: 'net_premium', before: '980.00', after: '1029.00' }]);
  });

  it('compare the extra fields of the branch by key, and those of two branches not at all', () => {
    const use = anExtraField({ kind: 'text', choices: [] });
    const before = term({ policy: aPolicy({ extra_fields: [use], extra: { use: 'Taxi' } }) });
    const after = term({ policy: aPolicy({ extra_fields: [{ ...use, name_es: 'Destino' }], extra: { use: 'Bus' } }) });
    const other = term({
      policy: aPolicy({ branch: { id: 9, name: 'Otro' }, extra_fields: [use], extra: { use: 'Taxi' } }),
    });
    const named = { key: 'use', name_en: use.name_en, kind: 'text' };
    expect(compareTerms(before, after).extras).toEqual([
      { ...named, name_es: 'Destino', before: 'Taxi', after: 'Bus' },
    ]);
    expect(compareTerms(before, before).extras).toEqual([]);
    expect(compareTerms(before, other).extras).toEqual([
      { ...named, name_es: use.name_es, before: 'Taxi', after: null },
      { ...named, name_es: use.name_es, before: null, after: 'Taxi' },
    ]);
  });

  it('compare the extra fields of rows by the branch of their policy, and of the policy only its own', () => {
    const gps = anExtraField({ key: 'gps', kind: 'yes_no', choices: [], on: 'vehicle' });
    const policy = aPolicy({ extra_fields: [gps, anExtraField({ key: 'brand', kind: 'text', on: 'general' })] });
    const before = term({ policy, vehicles: [aPolicyVehicle({ extra: { gps: true } })] });
    const after = term({ policy, vehicles: [aPolicyVehicle({ extra: { gps: false } })] });
    const { lists, extras, chips } = compareTerms(before, after);
    expect(extras).toEqual([]);
    expect(lists.vehicles.changed).toMatchObject([
      { fields: [], extras: [{ key: 'gps', kind: 'yes_no', before: true, after: false }] },
    ]);
    expect(chips).toEqual([{ code: 'changed', list: 'vehicles', count: 1 }]);
    // What another branch asks for is another field.
    const other = { ...after, policy: { ...policy, branch: { id: 9, name: 'Otro' } } };
    expect(compareTerms(after, other).lists.vehicles.changed).toMatchObject([
      {
        extras: [
          { before: false, after: null },
          { before: null, after: false },
        ],
      },
    ]);
  });

  it('tell what changed: fields by their words, rows by what they are about, lines of the premium, and what to see first', () => {
    const next = term({
      policy: aPolicy({
        net_premium: '525.00',
        deductible: 'Sin deducible',
        provider: { id: 4, name: 'Seguros Pichincha del Valle', short_name: 'Pichincha' },
        charges: aPolicy().charges.map((line, place) => (place === 0 ? { ...line, amount: '18.38' } : line)),
      }),
      vehicles: [
        aPolicyVehicle({ commercial_value: '28791.00' }),
        aPolicyVehicle({ vehicle_id: 99, vehicle: { id: 99, name: 'GSK1234 · Kia Rio' } }),
      ],
      coverages: [],
      generals: [aGeneralItem({ name: ' montacargas  ELÉCTRICO ' }), aGeneralItem()],
    });
    const difference = compareTerms(term(), next);
    expect(difference.fields).toEqual([
      // Another company of the same name.
      { field: 'provider', before: 'Seguros Pichincha del Valle', after: 'Seguros Pichincha del Valle' },
      { field: 'deductible', before: '10 % del siniestro, mínimo USD 250', after: 'Sin deducible' },
      { field: 'net_premium', before: '500.00', after: '525.00' },
    ]);
    expect(difference.lists.vehicles).toEqual({
      added: ['GSK1234 · Kia Rio'],
      removed: [],
      changed: [
        {
          name: 'PDF4821 · Chevrolet D-Max 3.0',
          fields: [{ field: 'commercial_value', before: '31990.00', after: '28791.00' }],
          extras: [],
        },
      ],
    });
    expect(difference.lists.coverages.removed).toEqual(['Daño parcial']);
    expect(difference.lists.generals).toEqual({ added: ['Montacargas eléctrico'], removed: [], changed: [] });
    expect(difference.charges).toMatchObject([{ code: 'scvs', after: '18.38' }]);
    expect(difference.chips).toEqual([
      { code: 'premium', percent: '5.00' },
      { code: 'added', list: 'vehicles', count: 1 },
      { code: 'changed', list: 'vehicles', count: 1 },
      { code: 'removed', list: 'coverages', count: 1 },
      { code: 'added', list: 'generals', count: 1 },
      { code: 'field', field: 'provider' },
      { code: 'field', field: 'deductible' },
    ]);
  });
});
