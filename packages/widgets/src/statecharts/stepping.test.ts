import { scenarios } from '@corredor/machines/scenarios';
import { describe, expect, it } from 'vitest';
import { contextText, payloadText } from './safeText.ts';
import { createStepping, type Moment } from './stepping.ts';

const stepping = createStepping(scenarios['policy-lifecycle']);
const offerNamed = (moment: Moment, text: string) => {
  const offer = stepping.offers(moment).find((one) => one.text === text);
  if (!offer) throw new Error(`Nobody offers ${text}: ${stepping.offers(moment).map((one) => one.text)}`);
  return offer;
};
const start = stepping.start(0);
const confirming = stepping.take(start, offerNamed(start, 'action.choose · action: close'));

describe('stepping through a machine', () => {
  it('begins where the machine begins', () => {
    expect(start).toMatchObject({ event: null, entered: ['', 'resting'], keys: [] });
  });

  it('says what can happen, and by which guard something cannot', () => {
    expect(offerNamed(start, 'action.choose · action: close')).toMatchObject({ isPossible: true, kind: 'person' });
    expect(offerNamed(start, 'action.choose · action: activate')).toMatchObject({
      isPossible: false,
      guards: ['canMove'],
    });
    expect(offerNamed(start, 'action.cancel')).toMatchObject({ isPossible: false, guards: [] });
  });

  it('goes on by an event, and tells the transition', () => {
    expect(confirming.entered).toEqual(['', 'confirming', 'confirming.open']);
    expect(confirming.keys).toEqual(['resting: action.choose [canMove] → confirming']);
    expect(start.entered).toEqual(['', 'resting']);
  });

  it('lets an actor answer only while it is asked', () => {
    const written = stepping.take(confirming, offerNamed(confirming, 'observations.write'));
    const running = stepping.take(written, offerNamed(written, 'action.confirm'));
    expect(stepping.offers(confirming).filter(({ kind }) => kind === 'world')).toEqual([]);
    const failed = stepping.take(running, offerNamed(running, 'error makeMove: no answer'));
    expect(failed.entered).toEqual(['', 'failed']);
  });

  it.each(Object.values(scenarios))('names no two things alike that can happen in $name', (scenario) => {
    const { start: begin, offers } = createStepping(scenario);
    for (const index of scenario.inputs.keys()) {
      const texts = offers(begin(index)).map(({ text }) => text);
      expect([...new Set(texts)]).toEqual(texts);
    }
  });
});

describe('what is shown of a machine’s memory', () => {
  it('is nothing that opens a door', () => {
    const text = contextText(createStepping(scenarios.session).start(1).snapshot.context);
    expect(text).toContain('"token": "•••"');
    expect(text).toContain('"refresh": "•••"');
    expect(text).not.toMatch(/"(token|refresh)": "[^•]/);
    expect(payloadText({ credentials: { email: 'a', password: 'b' } })).toBe('credentials: •••');
  });

  it('is short where it is one line', () => {
    expect(payloadText({ path: `/${'a'.repeat(99)}` })).toHaveLength(84);
    expect(payloadText(undefined)).toBe('');
  });
});
