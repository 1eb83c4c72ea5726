/** Words that tell nothing of a name: "Cooperativa de Ahorro" is CA. */
const linking = /^(?:de|del|la|las|los|el|y|e|of|the|and)$/i;

/** As the rest of the components have it, which the plain ones may not load: first letters of the first two words that tell something of a name; a question mark where no word begins with a letter or a digit. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\d]+/gu) ?? [];
  const telling = words.filter((word) => !linking.test(word));
  const [first, second] = telling.length > 1 ? telling : words;
  const letters = [first, second].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}
