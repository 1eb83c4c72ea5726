/** Whether a text was read by other letters than it was written in, before it came into the file: `PeÃ±a`, `¥usta`, `MU�OZ`. */
export const isGarbled = (text: string): boolean => /[^\0-\x7f]/.test(text) && hasWrongLetters(text);
const hasWrongLetters = (text: string): boolean =>
  // UTF-8 read as the code page of Windows, or of DOS.
  /[ÃÂ][\u0080-\u00bfŠŒŽšœžŸƒ€‚„…†‡ˆ‰‹‘’“”•–—˜™›]|â€|├[^\s─-▟]|ï¿½|\ufffd/u.test(text) ||
  // DOS or Mac read as Windows: signs of money and others within a word.
  /\p{L}[¤¢£¥¡§¦¬±µ‡†‚„ˆ‰‹›]\p{L}|(?<![\p{L}\p{N}])[¥¤][\p{L}]{2}|\p{L}{2}[¤¢£¥](?![\p{N}\p{L}])/u.test(text);

/** What a text was before it was read as the code page of Windows; null where that cannot be known. */
export function ungarbled(text: string): string | null {
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    const byte = code < 256 ? code : (windows.get(sign) ?? -1);
    if (byte < 0) return null;
    bytes.push(byte);
  }
  try {
    const read = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    return read === text ? null : read;
  } catch {
    return null;
  }
}
const windows = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, index) => 128 + index))].map(
    (sign, index) => [sign, 128 + index],
  ),
);
