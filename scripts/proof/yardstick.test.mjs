import { describe, expect, it } from 'vitest';
import { judge, quietWork } from './yardstick.mjs';

const measured = (more) => judge({ idle: 0.95, turns: [turn(1)], load: 0.2, cores: 2, ...more });
const turn = (times, share = 1) => ({ wall: quietWork * times, processor: quietWork * times * share });

describe('what the yardstick says of a machine', () => {
  it('is quiet and in no need of patience where nobody else works', () => {
    expect(measured({})).toMatchObject({ isBusy: false, patience: 1 });
  });

  it('is patient with a slow machine, which is not a busy one', () => {
    expect(measured({ turns: [turn(2.5)] })).toMatchObject({ isBusy: false, patience: 2.5 });
  });

  it('is busy where others use the cores, or take the processor away', () => {
    expect(measured({ idle: 0.1, load: 2 })).toMatchObject({ isBusy: true, patience: 2 });
    expect(measured({ turns: [turn(2, 0.5)] })).toMatchObject({ isBusy: true, patience: 4 });
  });

  it('goes by the best of its turns, and waits six times as long at most', () => {
    expect(measured({ turns: [turn(3, 0.4), turn(1)] })).toMatchObject({ isBusy: false, patience: 1 });
    expect(measured({ idle: 0, turns: [turn(3, 0.3)], load: 40 })).toMatchObject({ patience: 6 });
  });
});
