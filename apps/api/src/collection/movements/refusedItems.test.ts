import { everyKind, itemProblem, kindOf, neededOfTarget, valuesOfTarget } from '@corredor/core/movements';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../server/request/problems.ts';
import { say } from '../../server/request/wording.ts';
import { type AskedItem, type AskedMovement, refuseItems } from './movementFacts.ts';

const actions = ['add', 'change', 'remove'] as const;
const targets = ['vehicle', 'insured', 'coverage', 'general', 'beneficiary', 'field'] as const;

/** What is refused of a movement of one item, which says all that such an item must. */
function refused(
  kind: AskedMovement['kind'],
  more: Pick<AskedItem, 'action' | 'target'> & Partial<AskedItem>,
  how: { isStored?: boolean } = {},
) {
  const { action, target } = more;
  const words: readonly string[] = neededOfTarget[target];
  const after =
    action === 'add' ? Object.fromEntries(words.map((name) => [name, name === 'percentage' ? '1' : 1])) : null;
  const term_net = kindOf(kind).items?.isCharged ? '1.00' : null;
  const item = {
    record_id: action === 'add' || target === 'field' ? null : 1,
    after,
    term_net,
    is_found: false,
    ...more,
  };
  const fields = kind === 'data' && target === 'field' ? { after: { deductible: '10 %' } } : {};
  try {
    refuseItems({ kind, items: [{ ...item, ...fields }] } as unknown as AskedMovement, how);
    return null;
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    return Object.entries(problem.parts.errors ?? {})
      .map(([field, [error]]) => `${field} ${error?.key}`)
      .join();
  }
}

describe('items', () => {
  it('are taken where the table of kinds has them, and refused with words where not', () => {
    const keys = new Set<string>();
    for (const kind of everyKind)
      for (const action of actions)
        for (const target of targets) {
          const answer = refused(kind, { action, target });
          const isTaken = itemProblem(kind, { action, target }) === undefined;
          expect([kind, action, target, answer === null], `${answer}`).toEqual([kind, action, target, isTaken]);
          if (answer) keys.add(answer.split(' ').at(-1) ?? '');
        }
    expect([...keys].toSorted()).toEqual([
      'field.movement_action',
      'field.movement_adds',
      'field.movement_creditor',
      'field.movement_data',
      'field.movement_no_items',
      'field.movement_removes',
      'field.movement_target',
    ]);
    for (const key of keys) for (const locale of ['es', 'en-GB'] as const) expect(say(locale, key)).not.toBe(key);
  });

  it('that are stored are not asked again whether their kind has them: an older version took others', () => {
    const beneficiary = { action: 'change', target: 'beneficiary', term_net: '1.00' } as const;
    expect(refused('value', beneficiary)).toBe('items.0.target field.movement_target');
    expect(refused('value', beneficiary, { isStored: true })).toBeNull();
    const fields = { action: 'change', target: 'field', after: { deductible: '10 %' }, term_net: null } as const;
    expect(refused('premium', fields, { isStored: true })).toBeNull();
    expect(refused('value', { ...beneficiary, term_net: null }, { isStored: true })).toBe(
      'items.0.term_net field.required',
    );
  });

  it('of one amount say nothing of the policy itself', () => {
    const after = { deductible: '10 %' };
    expect(refused('premium', { action: 'change', target: 'field', after })).toBe('fields field.movement_target');
  });

  it('write what their row is made of, and no premium where their kind has none', () => {
    for (const target of targets.slice(0, -1)) {
      const [own = ''] = valuesOfTarget[target];
      expect(refused('inclusion', { action: 'add', target, after: { [own]: 1, deductible: 'x' } as never })).toBe(
        'items.0.after.deductible field.unknown',
      );
    }
    expect(refused('creditor', { action: 'remove', target: 'beneficiary', term_net: '1.00' })).toBe(
      'items.0.term_net field.movement_no_premium',
    );
    expect(refused('inclusion', { action: 'add', target: 'vehicle', term_net: null })).toBe(
      'items.0.term_net field.required',
    );
  });
});
