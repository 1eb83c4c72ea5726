/** From where to where a text has what was looked for. */
type Match = { start: number; end: number };

const marks = /[\u0300-\u036f]/g;

/** Lower case without accents, and for each of its signs the place in the text that it comes from. */
function fold(text: string) {
  const places: number[] = [];
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const plain = text.charAt(index).normalize('NFD').replaceAll(marks, '').toLowerCase();
    folded += plain;
    for (let sign = 0; sign < plain.length; sign += 1) places.push(index);
  }
  return { folded, places };
}
const wordsOf = (query: string) => fold(query).folded.split(/\s+/).filter(Boolean);
const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** Where a word stands: at the beginnings of words, or else the first time anywhere. */
function placesOf(folded: string, word: string): number[] {
  const all: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) all.push(at);
  const begun = all.filter((at) => !isLetter(folded[at - 1]));
  return begun.length > 0 ? begun : all.slice(0, 1);
}

/** What of a text was looked for, in order and without overlap; accents and capitals do not matter. */
export function matchesIn(text: string, query: string): Match[] {
  const { folded, places } = fold(text);
  const found = wordsOf(query)
    .flatMap((word) =>
      placesOf(folded, word).map((at) => ({
        start: places[at] ?? 0,
        end: (places[at + word.length - 1] ?? text.length - 1) + 1,
      })),
    )
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const apart: Match[] = [];
  for (const match of found) {
    const last = apart.at(-1);
    if (last && match.start <= last.end) last.end = Math.max(last.end, match.end);
    else apart.push({ ...match });
  }
  return apart;
}

/** How well a text fits what was typed: it begins with it, a word of it does, or it is somewhere in it. */
export function fitOf(text: string, query: string): number {
  const { folded } = fold(text);
  const wanted = fold(query.trim()).folded;
  if (folded.startsWith(wanted)) return 0;
  const at = folded.indexOf(wanted);
  return at > 0 && !isLetter(folded[at - 1]) ? 1 : 2;
}
