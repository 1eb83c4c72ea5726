import type { Brand } from '../brand/index.ts';
import { Help } from '../help/index.ts';

/** `/app/help` */
export function HelpScreen({ support }: { support: Brand['support'] }) {
  return <Help support={support} />;
}
