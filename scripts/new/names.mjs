const capital = (word) => `${word[0].toUpperCase()}${word.slice(1)}`;

/** A name with underscores as a type is written: opened_on is OpenedOn. */
export const pascal = (name) => name.split('_').map(capital).join('');
export const camel = (name) => {
  const type = pascal(name);
  return `${type[0].toLowerCase()}${type.slice(1)}`;
};
export { capital };

/** "a claim", "an offer". */
export const aWord = (word) => `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}`;
