import type { Brand } from '../base/brand/index.ts';
import { Help } from '../office/help/index.ts';

/** `/app/help` */
export function HelpScreen({ support }: { support: Brand['support'] }) {
  return <Help support={support} />;
}
