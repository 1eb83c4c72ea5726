import { Kbd } from '@corredor/ui/Kbd';

const between = /(\s\+\s|,\s|\sor\s|\s\/\s)/;

/** Keys as they are written, `Shift + Tab` or `Home, End`, each drawn as a key. */
export function Keys({ children }: { children: string }) {
  return children.split(between).map((part) => (between.test(part) ? part : <Kbd key={part}>{part}</Kbd>));
}
