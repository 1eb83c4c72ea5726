import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { picturesOf } from '../../../.storybook/tests/looks.ts';
import { usualFolders, writeReview } from './review.mjs';

const sides = { expected: 'before', actual: 'after', diff: 'difference' };

/** Gathers the pictures that are not as they were, and fails the run where pictures belong to no story. */
export default class ReviewReporter {
  findings = new Map();

  onBegin({ updateSnapshots }) {
    this.isUpdate = updateSnapshots !== 'none';
  }

  onTestEnd(_test, { attachments, status }) {
    // A picture that was as it should be in the end, at a second look.
    if (status === 'passed') return;
    const found = new Map();
    for (const { name, path } of attachments) {
      const [, picture, side] = /^(.+)-(expected|actual|diff)\.png$/.exec(name) ?? [];
      if (!picture || !path) continue;
      found.set(picture, { ...found.get(picture), [sides[side]]: path });
    }
    for (const [picture, files] of found) {
      // Playwright shortens long names and counts second looks; the picture that was expected has its own name.
      const name = files.before ? basename(files.before, '.png') : picture;
      this.findings.set(name, { name, kind: files.before ? 'changed' : 'new', ...files });
    }
  }

  onEnd({ status }) {
    const orphans = findOrphans();
    // What was made anew on purpose is not to be decided.
    const all = [...(this.isUpdate ? [] : this.findings.values()), ...orphans];
    writeReview(all);
    if (all.length === 0) return;
    const told = `${all.length} ${all.length === 1 ? 'picture is' : 'pictures are'} not as they were`;
    console.log(
      `\n${told}: see ${usualFolders.review}/index.html, or decide with \`npm run stories -- --review\`; \`--accept\` takes all.`,
    );
    return { status: orphans.length > 0 && status === 'passed' ? 'failed' : status };
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
