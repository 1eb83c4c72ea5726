import { transform } from 'lightningcss';

/** Styles without the notes that vanilla-extract leaves of its sources, nor anything else that a browser does not read. */
export const smallStyles = (styles) =>
  transform({ filename: 'styles.css', code: Buffer.from(styles), minify: true }).code.toString();
