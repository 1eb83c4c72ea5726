const tag = /<[a-z][^>]*? style="[^"]*"[^>]*>/g;
const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/**
 * The page's policy allows no style attributes in what is served. React writes some, for sizes and for what is hidden: each becomes a
 * class, which outweighs the sheets that come later. The script that wakes the page leaves it as it finds it, and sets what changes afterwards in the browser's own way.
 */
export function liftStyles(markup: string): { markup: string; rules: string } {
  const classes = new Map<string, string>();
  const lifted = markup.replace(tag, (whole) => {
    const [attribute = '', escaped = ''] = / style="([^"]*)"/.exec(whole) ?? [];
    const rule = escaped.replace(/&[#\w]+;/g, (entity) => signs[entity] ?? entity);
    const name = classes.get(rule) ?? `s${classes.size}`;
    classes.set(rule, name);
    const bare = whole.replace(attribute, '');
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/\/?>$/, ` class="${name}"$&`);
  });
  // Whatever a value may hold, it cannot end the element.
  const rules = [...classes].map(
    ([rule, name]) => `.${name}.${name}{${rule.replaceAll('<', '\\3c ').replaceAll('}', '')}}`,
  );
  return { markup: lifted, rules: rules.join('') };
}
