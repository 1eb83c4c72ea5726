import { Skeleton } from '@corredor/ui/Skeleton';
import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Draws what takes long, as a form of many fields does, once the page that it stands in is drawn: whose page it is stands at once. */
export function AfterPage({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  if (isDrawn) return children;
  return (
    <div aria-busy="true">
      <Skeleton shape="rows" height="24rem" />
    </div>
  );
}
