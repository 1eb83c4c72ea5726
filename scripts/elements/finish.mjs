import { readFileSync, writeFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { minify } from 'terser';
import { shortColors } from './shortColors.mjs';

const call = /^addStyles\((".*")\);$/gm;

/** What elements/runtime notes of each node, and what our own pieces hand to one another; no page and no browser uses these names. */
const ofOurs = /^(isDirty|isGone|kids|hooks|place|deps|owner|reducer|dispatch|passive|props|model|answer|wire|kinds)$/;

/**
 * Makes a built file as small as it gets: styles together at its end, where they compress best, colours short, names short.
 * What is loaded by pages of others is counted in hundreds of bytes.
 */
export async function finish(path) {
  const code = readFileSync(path, 'utf8');
  const styles = [...code.matchAll(call)].map(([, text]) => JSON.parse(text)).join('');
  const rest = code.replace(call, '');
  const whole = styles ? `${rest}\naddStyles(${JSON.stringify(smallest(styles))});` : rest;
  const compress = { passes: 3, keep_fargs: false, pure_getters: true, inline: 1, hoist_funs: true };
  const mangle = { properties: { regex: ofOurs } };
  const small = await minify(whole, { module: true, ecma: 2022, compress, mangle });
  writeFileSync(path, small.code);
}

const smallest = (styles) =>
  shortColors(
    transform({ filename: 'styles.css', code: Buffer.from(styles), minify: true }).code.toString(),
  ).replaceAll(' * ', '*');
