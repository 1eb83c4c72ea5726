import { useState } from 'react';
import { initialsOf } from '../../foundation/initials/index.ts';
import * as css from './Avatar.css.ts';
import { numberOf } from './numberOf.ts';

type AvatarProps = {
  /** Whose it is; the initials come from the first two words that tell something of it. */
  name: string;
  /** A picture; where it is missing or broken, initials stand in. */
  src?: string | null;
  /** `small` 24 px for rows, `medium` 32 px unless told, `large` 48 px for cards, `huge` 80 px for a profile. */
  size?: keyof typeof css.size;
  /** `person` is round, the default; `company` is a square with soft corners. */
  shape?: keyof typeof css.shape;
};

/** A person or company at a glance, in a hue that follows from the name; the name stands beside it, so it is decoration. */
export function Avatar({ name, src, size = 'medium', shape = 'person' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const hasPicture = src && src !== broken;
  return (
    <span
      aria-hidden="true"
      className={`${css.avatar} ${css.looks[numberOf(name, css.looks.length)]} ${css.size[size]} ${css.shape[shape]}`}
    >
      {hasPicture ? <img src={src} alt="" className={css.image} onError={() => setBroken(src)} /> : initialsOf(name)}
    </span>
  );
}
