import postcss, { type Container, type Root } from 'postcss';

const parsed = new Map<string, Root>();

/** The rules of a style sheet that a page's markup can use as it stands: the others come when the page wakes. */
export function firstStyles(styles: string, markup: string): string {
  const used = new Set([...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const root = parsed.get(styles) ?? postcss.parse(styles);
  parsed.set(styles, root);
  const first = root.clone();
  leaveOut(first, (selector) => classesOf(selector).every((name) => used.has(name)));
  return first.toString();
}

function leaveOut(container: Container, isUsed: (selector: string) => boolean) {
  container.each((node) => {
    if (node.type === 'rule') {
      if (!node.selectors.some(isUsed)) node.remove();
    } else if (node.type === 'atrule' && node.nodes && !/^(font-face|keyframes)$/.test(node.name)) {
      leaveOut(node, isUsed);
      if (node.nodes.length === 0) node.remove();
    }
  });
}

/** The classes that must all be there; what stands in brackets may also be excluded or a choice. */
const classesOf = (selector: string) =>
  [...selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
