/** Each word once, however it is capitalised; nothing where there is none. */
export const distinct = (words: readonly (string | null | undefined)[]): string[] => [
  ...new Map(words.flatMap((word) => (word ? [[word.toLowerCase(), word] as const] : []))).values(),
];
