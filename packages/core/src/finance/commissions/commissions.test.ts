import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, fromCents, type Money } from '../../basics/money/index.ts';
import {
  balanceOf,
  type CommissionInstalment,
  commissionOfNet,
  commissionShares,
  commissionStatus,
  type ReleaseMode,
  releasedOf,
  retainedOf,
  type Settled,
  sharesWhole,
} from './index.ts';

const nothing: Settled = { settled: '0.00', written_off: '0.00', by_broker: '0.00' };
const paid = (amount: Money, more: Partial<Settled> = {}): Settled => ({ ...nothing, settled: amount, ...more });
/** Instalments a month apart. */
const plan = (...amounts: Money[]): CommissionInstalment[] =>
  amounts.map((amount, index) => ({
    id: index + 1,
    number: index + 1,
    due_date: `2026-${String(index + 1).padStart(2, '0')}-01`,
    amount,
  }));
const sharesOf = (commission: Money, instalments: CommissionInstalment[], release: ReleaseMode = 'proportional') => [
  ...commissionShares(commission, instalments, release).values(),
];
const released = (share: Money, amount: Money, settled: Settled) =>
  releasedOf({ share, amount, ...settled }, 'proportional', false);

const three = plan('199.71', '199.71', '199.73');
const twelve = plan(...Array.from({ length: 11 }, () => '49.92'), '50.03');
const fifteen = [{ percent: '15', share: '100' }];

describe('the commission of a premium', () => {
  it.each([
    ['500.00', fifteen, '75.00'],
    ['-294.52', fifteen, '-44.18'],
    ['1234.56', [{ percent: '12.5', share: '100' }], '154.32'],
    ['820.00', [{ percent: '16.5', share: '100' }], '135.30'],
    [
      '1000.00',
      [
        { percent: '15', share: '60' },
        { percent: '10', share: '40' },
      ],
      '130.00',
    ],
    [
      '500.00',
      [
        { percent: '15', share: '60' },
        { percent: '10', share: '40' },
      ],
      '65.00',
    ],
    [
      '-294.52',
      [
        { percent: '15', share: '60' },
        { percent: '10', share: '40' },
      ],
      '-38.29',
    ],
    ['100.01', Array.from({ length: 3 }, () => ({ percent: '10', share: '33.3333' })), '9.99'],
  ])('of %s is rounded line by line', (net, lines, commission) => {
    expect(commissionOfNet(net, lines)).toBe(commission);
  });

  it('is told by lines that share the whole premium', () => {
    expect(sharesWhole([{ share: '60' }, { share: '40' }])).toBe(true);
    expect(sharesWhole([{ share: '33.3333' }, { share: '33.3333' }, { share: '33.3334' }])).toBe(true);
    expect(sharesWhole([{ share: '33.3333' }, { share: '33.3333' }, { share: '33.3333' }])).toBe(false);
    expect(() => sharesWhole([{ share: '1e2' }])).toThrow(RangeError);
  });
});

describe('what each instalment earns', () => {
  it('adds up to the commission, by running total', () => {
    expect(sharesOf('75.00', three)).toEqual(['25.00', '25.00', '25.00']);
    expect(sharesOf('75.00', twelve)).toEqual([
      ...['6.25', '6.25', '6.25', '6.25', '6.24', '6.25'],
      ...['6.25', '6.25', '6.25', '6.25', '6.25', '6.26'],
    ]);
    expect(sharesOf('154.32', plan('494.09', '494.09', '494.10'))).toEqual(['51.44', '51.44', '51.44']);
    expect(sharesOf('36.30', plan('48.32', '48.32', '48.32', '48.32', '48.32', '48.37'))).toEqual([
      ...['6.05', '6.05', '6.05', '6.05', '6.04', '6.06'],
    ]);
    expect(sharesOf('65.00', three)).toEqual(['21.67', '21.66', '21.67']);
    expect(sharesOf('75.00', plan('200.00', '200.00', '200.00'))).toEqual(['25.00', '25.00', '25.00']);
  });

  it('goes by due date, number and id, whatever the order in which it is read', () => {
    const turned = commissionShares('75.00', twelve.toReversed(), 'proportional');
    expect(turned.get(5)).toBe('6.24');
    expect(turned.get(12)).toBe('6.26');
  });

  it('stands on the first instalment where it is not released as the premium is paid', () => {
    expect(sharesOf('75.00', three, 'first_instalment')).toEqual(['75.00', '0.00', '0.00']);
    expect(sharesOf('75.00', three.toReversed(), 'on_issue')).toEqual(['75.00', '0.00', '0.00']);
  });

  it('adds up to the commission for every plan', () => {
    const cents = fc.bigInt({ min: 1n, max: 10_000_000n });
    fc.assert(
      fc.property(
        fc.bigInt({ min: -9_000_000n, max: 9_000_000n }),
        fc.array(cents, { minLength: 1, maxLength: 24 }),
        (total, amounts) => {
          const commission = fromCents(total);
          const shares = sharesOf(commission, plan(...amounts.map(fromCents)));
          expect(addMoney('0.00', ...shares)).toBe(commission);
        },
      ),
    );
  });
});

describe('what is released', () => {
  it('follows what came in, whatever the order of payments', () => {
    expect(released('6.24', '49.92', paid('49.92'))).toBe('6.24');
    expect(released('25.00', '199.71', paid('5.00'))).toBe('0.63');
    expect(released('25.00', '199.71', paid('199.71'))).toBe('25.00');
    expect(released('25.00', '200.00', paid('100.00'))).toBe('12.50');
    expect(released('2000.00', '5000.00', paid('5000.00'))).toBe('2000.00');
  });

  it('leaves out what was given up', () => {
    expect(released('25.00', '199.71', paid('199.71', { written_off: '0.50' }))).toBe('24.94');
  });

  it('takes commission back as a credit is crossed or refunded', () => {
    expect(released('-44.18', '-352.25', paid('199.73'))).toBe('-25.05');
    expect(released('-44.18', '-352.25', paid('352.25'))).toBe('-44.18');
  });

  it('waits for the whole first instalment where that is agreed', () => {
    const first = (settled: Settled) =>
      releasedOf({ share: '75.00', amount: '199.71', ...settled }, 'first_instalment', false);
    expect(first(paid('100.00'))).toBe('0.00');
    expect(first(paid('199.71', { written_off: '0.50' }))).toBe('75.00');
    const credit = { share: '-44.18', amount: '-294.52', ...nothing };
    expect(releasedOf(credit, 'first_instalment', false)).toBe('0.00');
    expect(releasedOf(credit, 'first_instalment', true)).toBe('-44.18');
  });

  it('is all of it at the issue where that is agreed', () => {
    expect(releasedOf({ share: '75.00', amount: '199.71', ...nothing }, 'on_issue', false)).toBe('75.00');
    expect(releasedOf({ share: '-44.18', amount: '-294.52', ...nothing }, 'on_issue', false)).toBe('-44.18');
  });
});

describe('what is kept and what is owed', () => {
  const first = { share: '25.00', amount: '199.71', ...paid('199.71', { by_broker: '100.00' }) };
  it('is the part that the broker took, where it keeps its commission', () => {
    expect(retainedOf(first, true)).toBe('12.52');
    expect(retainedOf(first, false)).toBe('0.00');
    const balance = (retained: Money) => balanceOf({ released: '25.00', adjusted: '0.00', retained, received: '0.00' });
    expect(balance('12.52')).toBe('12.48');
    expect(balance('0.00')).toBe('25.00');
  });

  it('does not move by a refund that the broker pays', () => {
    const credit = { share: '-44.18', amount: '-352.25' };
    const crossed = { ...credit, ...paid('199.73') };
    const refunded = { ...credit, ...paid('352.25', { by_broker: '152.52' }) };
    const balance = (one: typeof crossed) =>
      balanceOf({
        released: releasedOf(one, 'proportional', true),
        adjusted: '0.00',
        retained: retainedOf(one, true),
        received: '0.00',
      });
    expect(retainedOf(refunded, true)).toBe('-19.13');
    expect(balance(refunded)).toBe(balance(crossed));
  });

  it('has a state', () => {
    expect(commissionStatus('0.00', '25.00')).toBe('to_release');
    expect(commissionStatus('12.48', '0.00')).toBe('to_collect');
    expect(commissionStatus('-12.48', '12.48')).toBe('to_collect');
    expect(commissionStatus('0.00', '0.00')).toBe('collected');
  });
});
