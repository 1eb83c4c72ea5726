import type { TestInfo } from '@playwright/test';
import { isAlike, isNearlyAlike, readPicture } from '../../scripts/lib/review/pixels.mjs';
import { judge } from '../../scripts/proof/unsteady.mjs';
import { listedUnsteady, unsteadySoFar } from '../../scripts/proof/unsteadyFiles.mjs';
import { type Found, look } from './look.ts';
import type { Entry } from './looks.ts';
import type { Storybook } from './storyPage.ts';

/**
 * Shows a story, and one that is red again, alone in a fresh page. The second look says more about the red; it forgives only what `judge` calls unsteady,
 * and a picture that differs by nothing but how an edge was drawn.
 */
export async function prove(entry: Entry, storybook: Storybook, info: TestInfo) {
  const first = await look(entry, storybook.story, info);
  if (!first.problem && first.pictures.length === 0) return;
  const reds: string[] = [];
  const judged = judgeIn(info, reds);

  await storybook.renew();
  const differed = new Set(first.pictures.map(({ name }) => name));
  const second = await look(entry, storybook.story, info, (name) => Boolean(first.problem) || differed.has(name));
  if (first.problem) judged({ name: entry.id, kind: 'story', first: first.problem, second: second.problem });
  else if (second.problem) reds.push(`Red only when it was shown again, alone: ${second.problem}`);

  // A picture that was first seen at the second look has not been looked at twice.
  for (const found of first.problem ? second.pictures : first.pictures) {
    const other = first.problem ? found : second.pictures.find(({ name }) => name === found.name);
    if (found.kind === 'new') {
      keep(info, found);
      reds.push(`No picture named ${found.name} is committed.`);
    } else if (!second.problem && isUnsteady(found, other)) {
      keep(info, { ...found, kind: 'unsteady', again: other?.after });
      const what = other ? 'two looks gave two other pictures' : 'the committed picture came at the second look only';
      judged({ name: found.name, kind: 'picture', first: what });
    } else if (!second.problem && isNearlyAlike(readPicture(found.before ?? ''), readPicture(found.after))) {
      keep(info, { ...found, kind: 'nearly' });
    } else {
      keep(info, found);
      reds.push(`The picture ${found.name} is another${first.problem ? '' : ', alone too'}.`);
    }
  }
  if (reds.length > 0) throw new Error(reds.join('\n\n'));
}

const isUnsteady = (found: Found, other: Found | undefined) =>
  !other || !isAlike(readPicture(found.after), readPicture(other.after));

/** Told to the reporter, which writes what the review shows. */
const keep = (info: TestInfo, finding: Omit<Found, 'kind'> & { kind: string; again?: string }) =>
  info.annotations.push({ type: 'finding', description: JSON.stringify(finding) });

function judgeIn(info: TestInfo, reds: string[]) {
  let own = 0;
  return ({ name, kind, first, second }: { name: string; kind: string; first: string; second?: string }) => {
    const isBusy = process.env.CORREDOR_BUSY === '1';
    const soFar = unsteadySoFar() + own;
    const { verdict, isUnsteady, reason } = judge({ name, first, second, isBusy, listed: listedUnsteady(), soFar });
    if (verdict === 'red')
      reds.push(`${first}\n${name} is ${reason}.${second && second !== first ? `\n${second}` : ''}`);
    if (!isUnsteady) return;
    own += 1;
    const entry = { name, kind, detail: first, verdict };
    info.annotations.push({ type: 'unsteady', description: JSON.stringify(entry) });
  };
}
