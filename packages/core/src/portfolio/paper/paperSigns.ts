/** Every sign that the font of our PDFs has, as ranges of code points; `scripts/font.test.mjs` compares them with the files. */
const ranges =
  '20-7e a0-ac ae-148 14a-1c3 1c5-24f 2b0-304 306-30a 30c 30f 313 315 31b 323 326-328 32c 337-338 342-343 346-36f 374-376 37a-37f ' +
  '384-38a 38c 38e-3a1 3a3-3d7 3dc-3dd 3f0-3f6 3f9-3fa 3fc-479 480-49d 4a0-4ff 52f 1e00-1e9b 1e9d-1eff 2010-2027 202f-2055 2057 ' +
  '20a0-20af 20b1-20b5 20b8-20ba 20bc-20bf 2100-2101 2103 2105-2106 2109 2113 2116-2117 211e-2122 2190-2193 2212 221a 221e 222b 2236 ' +
  '2248 2260 2264-2265 25a0-25a2 25aa 25b2-25b3 25b6-25b7 25ba-25bd 25c0-25c1 25c4-25c7 25ca-25cb 25cf';
const bounds = ranges.split(' ').map((range): [number, number] => {
  const [first = '', last = first] = range.split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
});
/** Whether the font of our PDFs has a sign. */
export const hasPaperSign = (codePoint: number): boolean =>
  bounds.some(([first, last]) => first <= codePoint && codePoint <= last);
