import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturesOf } from '../../../.storybook/tests/looks.ts';
import { mostUnsteady } from '../../proof/unsteady.mjs';
import { keepUnsteady } from '../../proof/unsteadyFiles.mjs';
import { usualFolders, writeReview } from './review.mjs';

const named = (count, one, many) => `${count} ${count === 1 ? one : many}`;

/** Gathers the pictures that are not as they were and the stories that are unsteady, and fails the run where pictures belong to no story. */
export default class ReviewReporter {
  findings = new Map();
  unsteady = [];

  onBegin({ updateSnapshots }) {
    this.isUpdate = updateSnapshots !== 'none';
    keepUnsteady('stories', []);
  }

  onTestEnd(_test, { annotations }) {
    const told = (wanted) =>
      annotations.filter(({ type }) => type === wanted).map(({ description }) => JSON.parse(description));
    for (const finding of told('finding')) this.findings.set(finding.name, finding);
    const unsteady = told('unsteady');
    if (unsteady.length === 0) return;
    this.unsteady.push(...unsteady);
    // At once: the workers count.
    keepUnsteady('stories', this.unsteady);
  }

  onEnd({ status }) {
    const orphans = findOrphans();
    // What was made anew on purpose is not to be decided.
    const all = [...(this.isUpdate ? [] : this.findings.values()), ...orphans];
    writeReview(all);
    this.tell(all);
    // Two workers may have counted at the same moment.
    const isTooMuch = this.unsteady.length > mostUnsteady;
    return { status: (orphans.length > 0 || isTooMuch) && status === 'passed' ? 'failed' : status };
  }

  tell(all) {
    const of = (...kinds) => all.filter(({ kind }) => kinds.includes(kind)).length;
    const changed = of('changed', 'new', 'orphan');
    const nearly = of('nearly');
    if (this.unsteady.length > 0)
      console.log(`\nUnsteady, red and then green alone: ${this.unsteady.map(({ name }) => name).join(', ')}.`);
    if (nearly > 0)
      console.log(`\n${named(nearly, 'picture is', 'pictures are')} nearly the same: but for how an edge was drawn.`);
    if (changed > 0) console.log(`\n${named(changed, 'picture is', 'pictures are')} not as they were.`);
    if (all.length === 0) return;
    console.log(
      `See ${usualFolders.review}/index.html, or decide with \`npm run stories -- --review\`; \`--accept\` takes all.`,
    );
  }
}

function findOrphans() {
  // A copy of the tree in which an entity is tried out has none.
  if (!existsSync(usualFolders.pictures)) return [];
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8'));
  const drawn = new Set(Object.values(entries).flatMap(picturesOf));
  return readdirSync(usualFolders.pictures)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -'.png'.length))
    .filter((name) => !drawn.has(name))
    .map((name) => ({ name, kind: 'orphan', before: join(usualFolders.pictures, `${name}.png`) }));
}
