import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reviewPage } from './page.mjs';

/** Where the pictures of stories lie, and where a run that found others leaves them to be looked at. */
export const usualFolders = { pictures: '.storybook/__image_snapshots__', review: 'test-results/pictures' };

const sides = ['before', 'after', 'again', 'difference'];

/**
 * A picture that is not as it was. `changed` has three files, `new` has no `before`, `orphan` has nothing but `before`. `nearly` differs by how an edge was
 * drawn; `unsteady` came out in two ways, the other one is `again`, or is the committed one.
 * @typedef {{
 *   name: string, kind: 'changed' | 'new' | 'orphan' | 'nearly' | 'unsteady',
 *   before?: string, after?: string, again?: string, difference?: string,
 * }} Finding
 */

/** An unsteady picture is not taken: another moment would have given another. */
const isTaken = ({ kind }) => kind !== 'unsteady';

/**
 * Keeps what a run has found, with a page that shows it; what an earlier run found is forgotten.
 * @param {Finding[]} findings with the paths of their files
 */
export function writeReview(findings, { review } = usualFolders) {
  rmSync(review, { recursive: true, force: true });
  if (findings.length === 0) return;
  mkdirSync(review, { recursive: true });
  const sorted = findings.toSorted((one, other) => one.name.localeCompare(other.name));
  const kept = sorted.map(({ name, kind, ...files }) => {
    const entry = { name, kind };
    for (const side of sides) {
      if (!files[side]) continue;
      entry[side] = `${name}.${side}.png`;
      copyFileSync(files[side], join(review, entry[side]));
    }
    return entry;
  });
  keep(kept, review);
}

/**
 * What is still to be decided.
 * @returns {Finding[]} with the names of their files in the review's folder
 */
export function readReview({ review } = usualFolders) {
  const list = join(review, 'findings.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/** The pictures meant by these words: pictures, or stories with all their looks; without words, all that can be taken. */
export function picturesMeant(words, folders = usualFolders) {
  const names = readReview(folders)
    .filter(isTaken)
    .map(({ name }) => name);
  if (words.length === 0) return names;
  return [...new Set(words.flatMap((word) => meant(word, names)))];
}

function meant(word, names) {
  const found = names.filter((name) => name === word || name.startsWith(`${word}--`));
  if (found.length === 0) throw new Error(`No run has found another picture of ${word}.`);
  return found;
}

/** Takes these pictures as they are now. */
export function acceptPictures(names, folders = usualFolders) {
  const findings = readReview(folders);
  const unknown = names.filter((wanted) => !findings.filter(isTaken).some(({ name }) => name === wanted));
  if (unknown.length > 0) throw new Error(`No run has found another picture of ${unknown.join(', ')}.`);
  for (const { name, kind, after } of findings.filter(({ name }) => names.includes(name))) {
    const picture = join(folders.pictures, `${name}.png`);
    if (kind === 'orphan') rmSync(picture, { force: true });
    else copyFileSync(join(folders.review, after), picture);
  }
  const left = findings.filter(({ name }) => !names.includes(name));
  if (names.length > 0) keep(left, folders.review);
}

function keep(findings, review) {
  writeFileSync(join(review, 'findings.json'), JSON.stringify(findings, null, 1));
  const embed = (file) => file && `data:image/png;base64,${readFileSync(join(review, file), 'base64')}`;
  const shown = findings.map((finding) => ({
    ...finding,
    ...Object.fromEntries(sides.map((side) => [side, embed(finding[side])])),
  }));
  writeFileSync(join(review, 'index.html'), reviewPage(shown));
}
