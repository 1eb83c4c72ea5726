import { describe, expect, it } from 'vitest';
import {
  asksFor,
  crossingReasonOf,
  everyKind,
  isItemGivenBack,
  isOfWholePremium,
  itemGoesEitherWay,
  itemProblem,
  itemSaysSums,
  kindOf,
  kindsFor,
  movesClosing,
} from './kindTable.ts';

const actions = ['add', 'change', 'remove'] as const;
const targets = ['vehicle', 'insured', 'coverage', 'general', 'beneficiary', 'field'] as const;
const letters = { vehicle: 'V', insured: 'I', coverage: 'C', general: 'G', beneficiary: 'B', field: 'F' } as const;

describe('the table of kinds of movement', () => {
  it('says of each kind what its items do, and to what', () => {
    const mayHave = (kind: (typeof everyKind)[number]) =>
      actions.map((action) => {
        const fit = targets.filter((target) => itemProblem(kind, { action, target }) === undefined);
        return fit.map((target) => letters[target]).join('') || '-';
      });
    expect(Object.fromEntries(everyKind.map((kind) => [kind, mayHave(kind).join(' ')]))).toEqual({
      // add, change, remove
      inclusion: 'VICGB - -',
      exclusion: '- - VICGB',
      value: '- VICG -',
      premium: '- F -',
      plan: '- F -',
      coverage: 'C C C',
      data: '- F -',
      creditor: 'B B B',
      extension: '- - -',
      declaration: '- - -',
      sum_reinstatement: '- VICG -',
      surcharge: '- - -',
      discount: '- - -',
      text: '- - -',
      cancellation: '- - -',
      reinstatement: '- - -',
    });
  });

  it('says why an item is none of its kind', () => {
    expect(itemProblem('surcharge', { action: 'change', target: 'field' })).toBe('no_items');
    expect(itemProblem('value', { action: 'change', target: 'beneficiary' })).toBe('target');
    expect(itemProblem('value', { action: 'add', target: 'vehicle' })).toBe('action');
  });

  it('says of each kind and action whether an item charges, gives back or may do either, and whether it has a sum', () => {
    const waysOf = (kind: (typeof everyKind)[number]) =>
      actions.map((action) => {
        if (targets.every((target) => itemProblem(kind, { action, target }))) return '-';
        if (!kindOf(kind).items?.isCharged) return 'writes';
        const [more, less] = [false, true].map((isLess) => isItemGivenBack(kind, { action, isLess }));
        const way = more === less ? (more ? 'back' : 'charge') : 'either';
        expect(itemGoesEitherWay(kind, action)).toBe(way === 'either');
        const sums = targets
          .filter((target) => itemSaysSums(kind, { action, target }))
          .map((target) => letters[target]);
        return [way, ...sums].join('');
      });
    const withItems = everyKind.filter((kind) => kindOf(kind).items);
    expect(Object.fromEntries(withItems.map((kind) => [kind, waysOf(kind).join(' ')]))).toEqual({
      inclusion: 'chargeVIG - -',
      exclusion: '- - back',
      value: '- eitherVIG -',
      premium: '- either -',
      plan: '- either -',
      coverage: 'charge either back',
      data: '- writes -',
      creditor: 'writes writes writes',
      sum_reinstatement: '- charge -',
    });
    expect(everyKind.filter(isOfWholePremium)).toEqual(['premium', 'plan']);
  });

  it('says what each kind asks for', () => {
    const asked = (['reason', 'fields', 'new_end_date', 'lapse', 'least_kept'] as const).map((question) => [
      question,
      everyKind.filter((kind) => asksFor(kind, question)),
    ]);
    expect(Object.fromEntries(asked)).toEqual({
      reason: ['text', 'cancellation'],
      fields: ['data'],
      new_end_date: ['extension'],
      lapse: ['reinstatement'],
      least_kept: ['cancellation'],
    });
  });

  it('says what each kind makes of the policy itself, and why its credit pays', () => {
    const kindsThat = (becomes: ReturnType<typeof kindOf>['makesPolicy']) =>
      everyKind.filter((kind) => kindOf(kind).makesPolicy === becomes);
    expect([kindsThat('closed'), kindsThat('reopened'), kindsThat('extended')]).toEqual([
      ['cancellation'],
      ['reinstatement'],
      ['extension'],
    ]);
    expect(everyKind.filter(movesClosing)).toEqual(['cancellation', 'reinstatement']);
    // Whoever opens a cancelled policy again needs a cancelled one.
    expect(everyKind.filter((kind) => kindOf(kind).needsCancellation)).toEqual(kindsThat('reopened'));
    const reasons = everyKind.map((kind) => [kind, crossingReasonOf(kind)]);
    expect(reasons.filter(([, reason]) => reason !== 'decrease')).toEqual([
      ['exclusion', 'exclusion'],
      ['cancellation', 'cancellation'],
    ]);
    expect(crossingReasonOf(null)).toBe('other');
  });

  it('offers what a policy can have now, what happens most first', () => {
    expect(kindsFor({ closes_as: null })).toEqual([
      ...['inclusion', 'exclusion', 'value', 'premium', 'coverage', 'data', 'creditor', 'plan', 'extension'],
      ...['surcharge', 'discount', 'declaration', 'sum_reinstatement', 'text', 'cancellation'],
    ]);
    expect(kindsFor({ closes_as: 'renewed' })).toEqual(kindsFor({ closes_as: null }));
    expect(kindsFor({ closes_as: 'cancelled' })).toEqual(['data', 'text', 'reinstatement']);
    const places = everyKind.map((kind) => kindOf(kind).place).toSorted((one, other) => one - other);
    expect(places).toEqual(everyKind.map((_kind, at) => at + 1));
  });
});
