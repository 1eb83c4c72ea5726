/** A name as it stands within a sentence; an abbreviation keeps its capitals. */
export const lowerFirst = (name: string): string => {
  const [first = '', second = ''] = name;
  const isWord = second !== second.toUpperCase();
  return isWord ? first.toLowerCase() + name.slice(first.length) : name;
};
