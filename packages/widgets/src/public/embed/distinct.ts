const same = (word: string) => word.toLowerCase();

/** Each word once, however it is capitalised; nothing where there is none. */
export const distinct = (words: readonly (string | null | undefined)[]): string[] =>
  words
    .flatMap((word) => word || [])
    .filter((word, index, all) => all.findIndex((one) => same(one) === same(word)) === index);
