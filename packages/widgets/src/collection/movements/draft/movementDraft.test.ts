import { aMovement, aPolicy } from '@corredor/core/fixtures';
import { rowsIn, toRows, usualTable } from '@corredor/core/movements';
import { describe, expect, it } from 'vitest';
import {
  type DraftItem,
  type DraftPremium,
  emptyDraft,
  emptyItem,
  lackingIn,
  said,
  netOf as signed,
  toMovementInput,
} from '../parts/index.ts';
import { draftOf, toMovementPatch } from './storedDraft.ts';

const policy = aPolicy();
const today = '2026-03-10';
const begun = emptyDraft(policy, today);

const truck = { sum: '20000.00', rate: '3.2', term_net: '640.00' };
const byHand = (net: string): { premium: DraftPremium } => ({ premium: { net, by: 'hand' } });
const netOf = ({ premium }: DraftItem) => premium.net;
describe('the premium of a line', () => {
  it('is the sum at the rate of what comes in, until somebody types another one', () => {
    const empty = emptyItem('inclusion', 1);
    const half = said(empty, { sum: '15000.00' });
    expect(netOf(half)).toBe('');
    const whole = said(half, { rate: '3.2' });
    expect(whole.premium).toEqual({ net: '480.00', by: 'sum' });
    expect(netOf(said(whole, { sum: '20000.00' }))).toBe('640.00');
    expect(netOf(said(whole, { sum: '' }))).toBe('');
    expect(netOf(said(said(whole, byHand('500.00')), { sum: '20000.00' }))).toBe('500.00');
    const input = { ...begun, kind: 'inclusion' as const, items: [{ ...whole, ref: 9 }] };
    expect(toMovementInput(input, policy, today).items).toMatchObject([
      { after: { vehicle_id: 9, sum: '15000.00', rate: '3.2' }, term_net: '480.00' },
    ]);
    const emptied = { ...input, items: [{ ...whole, ref: 9, ...byHand('') }] };
    expect([...lackingIn(emptied)]).toEqual([]);
    expect(toMovementInput(emptied, policy, today).items).toMatchObject([{ term_net: null }]);
  });

  it('is what a changed sum changes at the rate, with its direction, and only what differs is written', () => {
    const chosen = { ...emptyItem('value', 1), ref: 512, now: truck, sum: truck.sum, rate: truck.rate };
    expect([...lackingIn({ ...begun, kind: 'value', items: [chosen] })]).toEqual(['term 1']);
    expect(netOf(said(chosen, { rate: '3.20' }))).toBe('');
    const more = said(chosen, { sum: '24000.00' });
    expect(more.premium).toEqual({ net: '128.00', by: 'row' });
    const less = said(more, { sum: '18000.00' });
    expect(less.premium).toEqual({ net: '-64.00', by: 'row' });
    expect(netOf(said({ ...less, ...byHand('-70.00') }, { sum: '17000.00' }))).toBe('-70.00');
    const sent = (item: DraftItem) => toMovementInput({ ...begun, kind: 'value', items: [item] }, policy, today).items;
    // What nobody typed is found by the server, by what the row says when it is issued.
    expect(sent(less)).toEqual([
      { action: 'change', target: 'vehicle', record_id: 512, after: { sum: '18000.00' }, term_net: null },
    ]);
    expect(sent({ ...less, ...byHand('-70.00') })).toMatchObject([{ term_net: '-70.00' }]);
    const ofList: DraftPremium = { net: '-640.00', by: 'row' };
    const gone = { ...emptyItem('exclusion', 1), ref: 512, now: truck, premium: ofList };
    expect(toMovementInput({ ...begun, kind: 'exclusion', items: [gone] }, policy, today).items).toMatchObject([
      { action: 'remove', term_net: null },
    ]);
  });

  it('of a stored line whose row is not read here is left to the server once its sum changes', () => {
    const row = { label: 'PDF4821', before: null, is_found: false, net_delta: '64.53' };
    const stored = aMovement({
      kind: 'value',
      items: [
        { ...row, action: 'change', target: 'vehicle', record_id: 512, after: { sum: '24000.00' }, term_net: '128.00' },
      ],
    });
    const { items } = draftOf(stored, policy, today);
    expect(items).toMatchObject([{ sum: '24000.00', rate: '', now: null, ...byHand('128.00') }]);
    const again = items.map((item) => said(item, { sum: '30000.00' }));
    expect(again).toMatchObject([{ premium: { net: '' } }]);
    expect([...lackingIn({ ...begun, kind: 'value', items: again })]).toEqual([]);
    expect(toMovementInput({ ...begun, kind: 'value', items: again }, policy, today).items).toMatchObject([
      { after: { sum: '30000.00' }, term_net: null },
    ]);
  });
});

describe('the premium of a stored line that was found', () => {
  const row = { label: 'PDF4821', before: null, is_found: true, net_delta: '64.53' };
  const stored = aMovement({
    kind: 'value',
    items: [
      { ...row, action: 'change', target: 'vehicle', record_id: 512, after: { sum: '24000.00' }, term_net: '128.00' },
    ],
  });
  const { items } = draftOf(stored, policy, today);
  const sentOf = (patch: Partial<DraftItem>) =>
    toMovementInput({ ...begun, kind: 'value', items: items.map((item) => said(item, patch)) }, policy, today).items;

  it('is left to the server, which finds it by what the row says then', () => {
    expect(items).toMatchObject([{ premium: { net: '128.00', by: 'row' } }]);
    expect(sentOf({})).toMatchObject([{ after: { sum: '24000.00' }, term_net: null }]);
    expect(sentOf({ sum: '30000.00' })).toMatchObject([{ after: { sum: '30000.00' }, term_net: null }]);
  });

  it('is what somebody types over it, also which way it goes', () => {
    expect(sentOf(byHand('130.00'))).toMatchObject([{ term_net: '130.00' }]);
    expect(sentOf(byHand('-128.00'))).toMatchObject([{ term_net: '-128.00' }]);
  });
});

describe('the way of an amount that is no longer known', () => {
  const less = (term_net: string) => {
    const row = { label: 'PDF4821', before: null, is_found: false, net_delta: '-32.27' };
    const line = { ...row, action: 'change', target: 'vehicle', record_id: 512, after: { sum: '18000.00' } } as const;
    return draftOf(aMovement({ kind: 'value', items: [{ ...line, term_net }] }), policy, today).items;
  };

  it('stays as it was said, for what is typed next', () => {
    const [emptied] = less('-64.00').map((item) => said(item, { sum: '17000.00' }));
    expect(emptied?.premium.net).toBe('-');
    const unrated = said({ ...emptyItem('value', 1), ...byHand('-') }, { sum: '17000.00' });
    expect(unrated.premium.net).toBe('-');
    const items = emptied ? [said(emptied, byHand(signed('70.00', 'any', emptied.premium.net)))] : [];
    expect(toMovementInput({ ...begun, kind: 'value', items }, policy, today).items).toMatchObject([
      { term_net: '-70.00' },
    ]);
  });

  it('says nothing by itself', () => {
    const items = less('-64.00').map((item) => said(item, { sum: '17000.00' }));
    expect(toMovementInput({ ...begun, kind: 'value', items }, policy, today).items).toMatchObject([
      { term_net: null },
    ]);
  });
});

describe('an amount with its sign', () => {
  const stored = (term_net: string, is_found = false) =>
    aMovement({
      kind: 'value',
      items: [
        {
          action: 'change',
          target: 'vehicle',
          record_id: 512,
          label: 'PDF4821',
          before: null,
          after: { sum: '9.00' },
          term_net,
          is_found,
          net_delta: term_net,
        },
      ],
    });
  const again = (movement: ReturnType<typeof aMovement>) =>
    toMovementPatch(draftOf(movement, policy, today), policy, today);

  it('comes back from a stored line as it was sent, and what was found is left to the server again', () => {
    for (const net of ['128.00', '-128.00', '0.00'])
      expect(again(stored(net)).items).toMatchObject([{ term_net: net }]);
    expect(again(stored('-128.00', true)).items).toMatchObject([{ term_net: null }]);
  });
  it('comes back of the whole premium and of what was typed instead of it', () => {
    const item = { label: null, before: null, after: null, is_found: false, net_delta: '-40.00', record_id: null };
    const whole = aMovement({
      kind: 'premium',
      method: 'typed',
      typed_net: '-35.00',
      items: [{ ...item, action: 'change', target: 'field', term_net: '-40.00' }],
    });
    expect(again(whole)).toMatchObject({ typed_net: '-35.00', items: [{ term_net: '-40.00' }] });
    const discount = aMovement({ kind: 'discount', method: 'typed', typed_net: '-12.50', items: [] });
    expect(again(discount)).toMatchObject({ typed_net: '-12.50' });
  });
  it('is missing while only its sign stands there, and zero has none', () => {
    const line = { ...emptyItem('value', 1), ref: 9 };
    const draft = (premium: { premium: DraftPremium }) => ({
      ...begun,
      kind: 'value' as const,
      items: [{ ...line, ...premium }],
    });
    expect([...lackingIn(draft(byHand('-')))]).toEqual(['term 1']);
    expect(toMovementInput(draft(byHand('-0.00')), policy, today).items).toMatchObject([{ term_net: '0.00' }]);
    expect([...lackingIn({ ...begun, kind: 'premium', term_net: '-' })]).toEqual(['term_net']);
  });
  it('is of another record once another is chosen: it stands as if a hand had typed it', () => {
    const [found] = draftOf(stored('-128.00', true), policy, today).items;
    expect(found && said(found, { ref: 513 }).premium).toEqual({ net: '-128.00', by: 'hand' });
  });
});

describe('what the form sends', () => {
  it('gives back what a sum that falls gives back, and asks for what is missing', () => {
    const line = emptyItem('value', 1);
    expect([...lackingIn({ ...begun, kind: 'value', items: [line] })]).toEqual(['ref 1', 'term 1']);
    const over = { ...line, ref: 9, sum: '20000.00', rate: '320.0000', ...byHand('640.00') };
    expect([...lackingIn({ ...begun, kind: 'value', items: [over] })]).toEqual(['rate 1']);
    const items = [
      { ...line, ref: 9, ...byHand('128.00') },
      { ...line, key: 2, ref: 10, ...byHand('-30.00') },
    ];
    expect(toMovementInput({ ...begun, kind: 'value', items }, policy, today).items).toEqual([
      { action: 'change', target: 'vehicle', record_id: 9, after: null, term_net: '128.00' },
      { action: 'change', target: 'vehicle', record_id: 10, after: null, term_net: '-30.00' },
    ]);
  });
  it('writes a creditor without a premium, up to its debt, and a coverage with its limit', () => {
    const creditor = { ...emptyItem('creditor', 1), ref: 7, percentage: '40', limit: '18500.00' };
    expect(toMovementInput({ ...begun, kind: 'creditor', items: [creditor] }, policy, today).items).toEqual([
      {
        action: 'add',
        target: 'beneficiary',
        record_id: null,
        after: { customer_id: 7, limit: '18500.00', percentage: '40' },
        term_net: null,
      },
    ]);
    const coverage = { ...emptyItem('coverage', 1), ref: 3, limit: '5000.00', ...byHand('12.00') };
    expect(toMovementInput({ ...begun, kind: 'coverage', items: [coverage] }, policy, today).items).toEqual([
      {
        action: 'add',
        target: 'coverage',
        record_id: null,
        after: { coverage_id: 3, limit: '5000.00' },
        term_net: '12.00',
      },
    ]);
  });
  it('keeps why a cover ends, of what ends one', () => {
    const ends = { ...begun, reason_code: 'sold' as const };
    expect(toMovementInput({ ...ends, kind: 'cancellation' }, policy, today)).toMatchObject({ reason_code: 'sold' });
    expect(toMovementInput({ ...ends, kind: 'surcharge' }, policy, today)).not.toHaveProperty('reason_code');
  });
  it('sends the table as it is written, and what is kept at least', () => {
    const table = {
      ...begun,
      kind: 'cancellation' as const,
      method: 'table' as const,
      table: toRows(usualTable),
      least_percent: '25',
    };
    expect(toMovementInput(table, policy, today)).toMatchObject({ earning_table: usualTable, least_percent: '25' });
    expect(toMovementInput({ ...table, table: '150 60\n365\t100', reading: 'step' }, policy, today)).toMatchObject({
      earning_table: {
        reading: 'step',
        rows: [
          { days: 150, percent: '60' },
          { days: 365, percent: '100' },
        ],
      },
    });
  });
});

describe('what nobody wrote', () => {
  const cancels = { ...begun, kind: 'cancellation' as const };
  const means = ['method', 'earning_table', 'penalty_percent', 'least_percent', 'least_amount'];
  it('is left out, so that the rule of the brokerage counts', () => {
    for (const name of means) expect(toMovementInput(cancels, policy, today)).not.toHaveProperty(name);
  });
  it('is sent once it is written over a proposal, and as nothing where it was emptied', () => {
    const over = { ...cancels, penalty_percent: '15', table: '150 60', least_percent: '', least_amount: '50.00' };
    expect(toMovementInput(over, policy, today)).toMatchObject({
      penalty_percent: '15',
      earning_table: { reading: 'straight', rows: [{ days: 150, percent: '60' }] },
      least_percent: null,
      least_amount: '50.00',
    });
    expect(toMovementInput({ ...over, method: 'pro_rata' }, policy, today)).not.toHaveProperty('penalty_percent');
    for (const name of means)
      expect(toMovementInput({ ...over, kind: 'extension' }, policy, today)).not.toHaveProperty(name);
  });
});

describe('what the form says of a person, of the policy itself and of dates', () => {
  it('asks for the titular of a dependent, and sends how each person is insured', () => {
    const line = { ...emptyItem('inclusion', 1), target: 'insured' as const, ref: 5, ...byHand('80.00') };
    const dependent = { ...line, relationship: 'dependent' as const, certificate_number: ' C-1 ' };
    expect([...lackingIn({ ...begun, items: [dependent] })]).toEqual(['titular 1']);
    const items = [
      { ...dependent, titular: { id: 4, name: 'Ana' }, family_relationship: 'son' as const },
      { ...line, key: 2, relationship: 'beneficiary' as const, titular: { id: 4, name: 'Ana' } },
    ];
    expect(toMovementInput({ ...begun, items }, policy, today).items?.map(({ after }) => after)).toEqual([
      {
        customer_id: 5,
        relationship: 'dependent',
        titular_id: 4,
        family_relationship: 'son',
        certificate_number: 'C-1',
      },
      { customer_id: 5, relationship: 'beneficiary' },
    ]);
  });
  it('sends of the policy itself only what changes, whichever of the eight fields that is', () => {
    const data = { ...begun, kind: 'data' as const };
    expect(toMovementInput(data, policy, today)).not.toHaveProperty('fields');
    const fields = {
      payer_id: 77,
      provider_office_id: 9,
      maximum_insured_sum: '30000.00',
      certificate_number: 'C-9',
      deductible: '10 %',
      condition: 'Con alarma',
      condition_deductible: 'Mínimo 300',
      estimated_payment_day: policy.estimated_payment_day === 7 ? 8 : 7,
    };
    expect(toMovementInput({ ...data, ...fields }, policy, today).fields).toEqual(fields);
  });
  it('sends the day on which it was asked, and when one instalment falls due', () => {
    const asked = { ...begun, kind: 'surcharge' as const, requested_on: '2026-03-01', first_due_date: '2026-04-15' };
    expect(toMovementInput(asked, policy, today)).toMatchObject({ requested_on: '2026-03-01' });
    expect(toMovementInput(asked, policy, today)).not.toHaveProperty('first_due_date');
    expect(toMovementInput({ ...asked, plan: 'single' }, policy, today).first_due_date).toBe('2026-04-15');
    expect([...lackingIn({ ...asked, requested_on: null, typed_net: '1.00' })]).toEqual(['requested_on']);
  });
});

describe('a table that is written', () => {
  it('is read from lines, and not where one is wrong', () => {
    expect(rowsIn(toRows(usualTable))).toEqual(usualTable.rows);
    expect(rowsIn('15; 12,5 %')).toEqual([{ days: 15, percent: '12.5' }]);
    for (const wrong of ['', 'x', '15', '0 10', '15 101', '400 10', '30 20\n15 30', '15 30\n30 20'])
      expect(rowsIn(wrong)).toBeNull();
  });
});

describe('a stored draft', () => {
  it('comes back as it was sent, with what the form has no field for', () => {
    const stored = aMovement({
      kind: 'inclusion',
      method: 'pro_rata',
      items: [
        {
          action: 'add',
          target: 'insured',
          record_id: null,
          label: 'Ana',
          before: null,
          after: { customer_id: 5, relationship: 'dependent', titular_id: 4 },
          term_net: '80.00',
          is_found: false,
          net_delta: '40.00',
        },
      ],
    });
    const draft = draftOf(stored, policy, today);
    expect(toMovementPatch(draft, policy, today)).toMatchObject({
      effective_date: stored.effective_date,
      items: [
        {
          action: 'add',
          target: 'insured',
          after: { customer_id: 5, relationship: 'dependent', titular_id: 4 },
          term_net: '80.00',
        },
      ],
    });
    expect(toMovementPatch(draft, policy, today)).not.toHaveProperty('kind');
  });
  it('keeps what a changed row gets that the form has no field for, and all that it says of the policy', () => {
    const row = { label: 'Torno', before: null, term_net: '0.00', is_found: false, net_delta: '0.00' };
    const renamed = aMovement({
      kind: 'value',
      items: [{ ...row, action: 'change', target: 'general', record_id: 8, after: { name: 'Torno nuevo' } }],
    });
    expect(toMovementPatch(draftOf(renamed, policy, today), policy, today).items).toMatchObject([
      { record_id: 8, after: { name: 'Torno nuevo' } },
    ]);
    const fields = { payer_id: 77, condition: 'Con alarma', deductible: null };
    const data = aMovement({
      kind: 'data',
      requested_on: '2026-03-01',
      items: [{ ...row, action: 'change', target: 'field', record_id: null, after: fields, term_net: null }],
    });
    expect(toMovementPatch(draftOf(data, aPolicy({ deductible: '5 %' }), today), policy, today)).toMatchObject({
      requested_on: '2026-03-01',
      fields: { payer_id: 77, condition: 'Con alarma' },
    });
  });
});

describe('the extra fields of a line', () => {
  it('are written as they are of what comes in, and of a row only where they differ', () => {
    const added = { ...emptyItem('inclusion', 1), ref: 9, sum: '1000.00', rate: '1', extra: { gps: true, use: ' ' } };
    expect(toMovementInput({ ...begun, kind: 'inclusion', items: [added] }, policy, today).items).toMatchObject([
      { after: { vehicle_id: 9, extra: { gps: true } } },
    ]);
    const row = { gps: true, use: 'Taxi', note: 'x' };
    const chosen = { ...emptyItem('value', 1), ref: 512, ...byHand('0.00'), extra: row, extraNow: row };
    const afterOf = (extra: DraftItem['extra']) =>
      toMovementInput({ ...begun, kind: 'value', items: [{ ...chosen, extra }] }, policy, today).items?.[0]?.after;
    expect(afterOf(row)).toBeNull();
    expect(afterOf({ ...row, gps: false, use: '' })).toEqual({ extra: { gps: false, use: null } });
  });

  it('of a stored draft are in the form again, with what it empties', () => {
    const row = { label: 'PDF4821', before: null, net_delta: '0.00', action: 'change', target: 'vehicle' } as const;
    const stored = aMovement({
      kind: 'value',
      items: [
        { ...row, record_id: 512, after: { extra: { gps: true, use: null } }, term_net: '0.00', is_found: false },
      ],
    });
    const draft = draftOf(stored, policy, today);
    expect(draft.items).toMatchObject([{ extra: { gps: true, use: null }, kept: {} }]);
    expect(toMovementPatch(draft, policy, today).items).toMatchObject([{ after: { extra: { gps: true, use: null } } }]);
  });
});
