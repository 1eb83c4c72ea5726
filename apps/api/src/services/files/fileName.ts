const longest = 150;
/** Characters that draw nothing, or turn the direction of writing so that a name reads as another. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const unwanted = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** The name of an uploaded file as it is kept: one form of each letter, nothing invisible, no folders, at most 150 characters. */
export function tidyFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(unwanted, '')
    .replace(/^.*[/\\]/, '')
    .trim();
  if (plain.length <= longest) return plain;
  const ending = /\.[^.]{1,8}$/.exec(plain)?.[0] ?? '';
  // The cut must not halve a character outside the basic plane.
  const start = plain.slice(0, longest - ending.length).replace(/[\ud800-\udbff]$/, '');
  return start.trimEnd() + ending;
}
