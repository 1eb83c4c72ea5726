import { renewalStages } from '@corredor/core/fixtures';
import { expect, it } from 'vitest';
import { placeOfNew, reordered, toStageInput } from './stageValues.ts';

const [first, second, third] = renewalStages;
const ids = renewalStages.map(({ id }) => id);

it('moves a stage by one place, and not beyond the ends', () => {
  expect(reordered(renewalStages, Number(second?.id), -1).slice(0, 3)).toEqual([second?.id, first?.id, third?.id]);
  expect(reordered(renewalStages, Number(second?.id), 1).slice(0, 3)).toEqual([first?.id, third?.id, second?.id]);
  expect(reordered(renewalStages, Number(first?.id), -1)).toEqual(ids);
  expect(reordered(renewalStages, Number(ids.at(-1)), 1)).toEqual(ids);
});
it('puts a new stage after the last of its kind', () => {
  const lastOpen = renewalStages.findLast(({ kind }) => kind === 'open');
  expect(placeOfNew(renewalStages, 'open')).toBe(lastOpen?.position);
});
it('says the kind only of a new stage, and no days of a closing one', () => {
  const values = { name_es: ' En pausa ', name_en: 'On hold', kind: 'lost', stale_after_days: 5 } as const;
  const texts = { name_es: 'En pausa', name_en: 'On hold', stale_after_days: null };
  expect(toStageInput(values, undefined)).toEqual(texts);
  expect(toStageInput(values, 4)).toEqual({ ...texts, kind: 'lost', position: 4 });
});
