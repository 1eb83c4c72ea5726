const texts: string[] = [];
let sheet: CSSStyleSheet | undefined;

/** Takes the styles of a module; the build calls it in place of writing a style file. */
export function addStyles(text: string) {
  texts.push(text);
  // An element that stood in the page is drawn as soon as its tag is known, before the file's other element brings its styles.
  sheet?.replaceSync(texts.join(''));
}

/** The one sheet that all elements share. */
export function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(texts.join(''));
  }
  return sheet;
}
