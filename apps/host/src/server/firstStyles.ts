import postcss, { type Container, type Root } from 'postcss';

const parsed = new Map<string, Root>();

/** The rules of a style sheet that a page's markup can use as it stands: the others come when the page wakes. */
export function firstStyles(styles: string, markup: string): string {
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const marked = new Set([...markup.matchAll(/ (data-[\w-]+)[ =>]/g)].map(([, name]) => name));
  const root = parsed.get(styles) ?? postcss.parse(styles);
  parsed.set(styles, root);
  const first = root.clone();
  leaveOut(first, (selector) => {
    const needed = outsideBrackets(selector);
    return found(needed, /\.([\w-]+)/g, used) && found(needed, /\[(data-[\w-]+)/g, marked);
  });
  leaveOutValues(first, markup);
  return first.toString();
}

function leaveOut(container: Container, isUsed: (selector: string) => boolean) {
  container.each((node) => {
    if (node.type === 'rule') {
      const selectors = node.selectors.filter(isUsed);
      if (selectors.length === 0) node.remove();
      else if (selectors.length < node.selectors.length) node.selectors = selectors;
    } else if (node.type === 'atrule' && node.nodes && !/^(font-face|keyframes)$/.test(node.name)) {
      leaveOut(node, isUsed);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

/** Leaves out values that nothing reads any more, and then those that only such values read. */
function leaveOutValues(root: Root, markup: string) {
  for (let last = -1, left = 0; left !== last; ) {
    const read = new Set([...(root.toString() + markup).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    last = left;
    root.walkDecls(/^--/, (declaration) => {
      if (read.has(declaration.prop)) return;
      const rule = declaration.parent;
      declaration.remove();
      left += 1;
      if (rule?.type === 'rule' && rule.nodes?.length === 0) rule.remove();
    });
  }
}

/** What stands in brackets may also be excluded or a choice. */
const outsideBrackets = (selector: string) => selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');

const found = (selector: string, pattern: RegExp, names: ReadonlySet<string | undefined>) =>
  [...selector.matchAll(pattern)].every(([, name]) => names.has(name));
