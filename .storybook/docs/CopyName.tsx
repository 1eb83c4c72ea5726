import { Icon } from '@corredor/ui/Icon';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import * as css from './docs.css.ts';

/** A name as it is written in code; a press copies it. */
export function CopyName({ children, copies = children }: { children: string; copies?: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(copies);
    setIsCopied(true);
  };
  return (
    <button
      type="button"
      className={css.copy}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
      title={isCopied ? 'Copied' : 'Copy'}
    >
      <code>{children}</code>
      <Icon of={isCopied ? Check : Copy} label={isCopied ? 'Copied' : 'Copy'} />
    </button>
  );
}
