import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { referenceOf } from './references.ts';

/** A part of the pictured story: where it is drawn, or in what it opens; never in Storybook's own messages. */
export const findPart = (page: Document, selector: string): Element | undefined =>
  page.getElementById('storybook-root')?.querySelector(selector) ??
  [...page.querySelectorAll(selector)].find((element) => !element.closest('.sb-wrapper'));

/** The parts that a page of documentation promises to mark in this story, and that are not there. */
export async function missingParts(storiesFile: string, storyId: string): Promise<readonly string[]> {
  const anatomy = (await referenceOf(storiesFile))?.anatomy;
  const [component = ''] = storyId.split('--');
  if (!anatomy || toId(component, storyNameFromExport(anatomy.story)) !== storyId) return [];
  return anatomy.parts.filter(({ selector }) => !findPart(document, selector)).map(({ name }) => name);
}
