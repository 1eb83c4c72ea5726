import { useState } from 'react';
import * as css from './Avatar.css.ts';
import { initialsOf } from './initialsOf.ts';

type AvatarProps = {
  /** Whose initials stand where there is no picture. */
  name: string;
  /** Where the picture is. */
  src?: string;
  /** Its name for a partner's `::part()`. */
  part?: string;
  /** Where the place of use has rules for its size. */
  className?: string;
};

/** A company at a glance; initials where its picture is missing or broken. The name stands beside it, so it is decoration. */
export function Avatar({ name, src, part, className = '' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span aria-hidden="true" part={part} className={`${css.avatar} ${className}`}>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" className={css.picture} onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
