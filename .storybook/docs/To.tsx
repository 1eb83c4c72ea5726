import { Link } from '@corredor/ui/Link';
import { pageOf } from './preview.ts';

/** Leads to the page of a component, pattern, screen or machine by its name. */
export function To({ children }: { children: string }) {
  const page = pageOf(children);
  return page ? <Link href={`?path=/docs/${page}`}>{children}</Link> : <strong>{children}</strong>;
}
