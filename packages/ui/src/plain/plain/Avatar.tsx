import { useState } from 'react';
import * as css from './Avatar.css.ts';

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

/** Words that tell nothing of a name: "Cooperativa de Ahorro" is CA. */
const linking = /^(?:de|del|la|las|los|el|y|e|of|the|and|&)$/i;

/** First letters of the first two words that tell something of a name. */
export function initialsOf(name: string) {
  const words = name.match(/[\p{L}\d]+/gu) ?? [];
  const telling = words.filter((word) => !linking.test(word));
  return (telling.length > 1 ? telling : words)
    .slice(0, 2)
    .map(([letter]) => letter)
    .join('')
    .toUpperCase();
}
